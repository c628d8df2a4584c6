// Pages contain this script twice, once inside JSON. Without quotes and backslashes, both copies
// are identical and compress well.
const theme =
  "if(matchMedia(`(prefers-color-scheme: dark)`).matches)document.documentElement.classList.add(`dark`)";

/**
 * Restricts strings that scripts turn into URLs or HTML: only URLs of build files, and HTML that
 * runs nothing. React creates the structured data element from the empty script.
 */
const trustedTypes =
  "self.trustedTypes?.createPolicy(`default`,{" +
  "createScriptURL:u=>new URL(u,location).href.startsWith(location.origin+`/_next/static/`)?u:null," +
  "createHTML:h=>/<(?!script>..script>$)(script|iframe|object|embed|base|meta)/i.test(h)?null:h" +
  "})";

/** zod would probe for eval with its first schema; `z.config()` could run too late. */
const noCode = "self.__zod_globalConfig={jitless:true}";

/**
 * Until React starts, clicks on buttons are recorded for LinkNavigation to repeat, and the buttons
 * are marked busy. Theme and currency change immediately, since they only need CSS.
 */
const earlyClicks =
  "early=[];onclick=({target:t})=>{" +
  "const b=t.closest(`[type=button]`),r=document.documentElement;if(!b)return;" +
  "const{early:k}=b.dataset;if(k==`dark`)b.ariaPressed=r.classList.toggle(k);" +
  "else{early.push(b);b.ariaBusy=!k;if(k)r.toggleAttribute(`data-foreign-currency`,+k)}}";

/** The first script of every page. */
export const headScript = `${theme};${trustedTypes};${noCode};${earlyClicks}`;

// A page holds it twice, once within JSON: without quotes and backslashes the second compresses to nothing.
const theme =
  "if(matchMedia(`(prefers-color-scheme: dark)`).matches)document.documentElement.classList.add(`dark`)";

/**
 * What scripts may make of a string: files of the build, and HTML that runs nothing. The empty script
 * is what React makes the element of structured data from.
 */
const trustedTypes =
  "self.trustedTypes?.createPolicy(`default`,{" +
  "createScriptURL:u=>new URL(u,location).href.startsWith(location.origin+`/_next/static/`)?u:null," +
  "createHTML:h=>/<(?!script>..script>$)(script|iframe|object|embed|base|meta)/i.test(h)?null:h" +
  "})";

/** zod would try at its first schema whether strings may become code; `z.config()` could come too late. */
const noCode = "self.__zod_globalConfig={jitless:true}";

/**
 * Until React has started, a click on a button is remembered for LinkNavigation to repeat. Theme and
 * currency, which styles show, change right away. Other buttons are busy meanwhile.
 */
const earlyClicks =
  "early=[];onclick=({target:t})=>{" +
  "const b=t.closest(`[type=button]`),r=document.documentElement;if(!b)return;" +
  "const{early:k}=b.dataset;if(k==`dark`)b.ariaPressed=r.classList.toggle(k);" +
  "else{early.push(b);b.ariaBusy=!k;if(k)r.toggleAttribute(`data-foreign-currency`,+k)}}";

/** The first script of every page. */
export const headScript = `${theme};${trustedTypes};${noCode};${earlyClicks}`;

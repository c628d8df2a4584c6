import { look } from "@/content/brand";

const { sun, ink, paper, night } = look.palette;

/**
 * Styles for a page that loads no files. Sizes and colours match components/site/message-page.tsx.
 */
export const failureStyles = `
:root{color-scheme:light dark;--bg:${paper};--fg:${ink};--stripe:${ink};--on:${paper}}
@media screen and (prefers-color-scheme:dark){:root{--bg:${night};--fg:${paper};--stripe:${sun};--on:${ink}}}
*{box-sizing:border-box;margin:0}
body{display:flex;flex-direction:column;min-height:100dvh;background:var(--bg);color:var(--fg);font:clamp(1.0625rem,1rem + .2vw,1.125rem)/1.6 Arial,sans-serif;overflow-wrap:break-word}
.wrap{width:100%;max-width:96rem;margin-inline:auto;padding-inline:clamp(1.25rem,4.4vw,4.5rem)}
header{border-bottom:4px solid var(--stripe)}
.brand{display:inline-flex;align-items:center;gap:.75rem;padding-block:1rem;color:inherit;font:800 1.45rem/1 "Arial Narrow",Arial,sans-serif;letter-spacing:-.045em;text-decoration:none}
.brand svg{width:2.25rem;height:2.25rem}
main{flex-grow:1;padding-block:max(4rem,15dvh) 4rem;background:var(--bg);color:var(--fg)}
body:not(.admin) main{--bg:${sun};--fg:${ink};--stripe:${ink};--on:${paper}}
h1{max-width:8em;font:800 clamp(2.9rem,.6rem + 9.6vw,9.25rem)/.86 "Arial Narrow",Arial,sans-serif;letter-spacing:-.05em;text-wrap:balance}
.mask{display:flex;align-items:center;height:clamp(2.5rem,1rem + 4vw,5.5rem);margin-block:clamp(2rem,4vw,3.5rem);background:${ink}}
.mask .wrap{display:flex;justify-content:flex-end}
.mask .wrap::after{content:"";width:clamp(.8rem,1.4vw,1.5rem);aspect-ratio:1;border-radius:50%;background:${sun}}
p{max-width:36em;text-wrap:pretty}
.lead{font-size:clamp(1.15rem,1.02rem + .6vw,1.45rem);line-height:1.45}
.ways{display:flex;flex-wrap:wrap;gap:1rem;margin-block:2rem}
.button{display:inline-flex;align-items:center;min-height:3.25rem;padding:.6rem 1.5rem;border:3px solid var(--stripe);background:var(--stripe);color:var(--on);font-weight:700;line-height:1.1;text-decoration:none}
.quiet{background:none;border-color:var(--fg);color:var(--fg)}
.button:hover{text-decoration:underline .12em;text-underline-offset:.25em}
.contact a{color:inherit;font-weight:700;text-underline-offset:.2em;text-decoration-thickness:.12em}
:focus-visible{outline:3px solid var(--fg);outline-offset:3px}
nav ul{display:flex;flex-wrap:wrap;gap:0 1.25rem;padding:.5rem 0;border-top:1px solid;list-style:none}
nav a{display:block;padding-block:.25rem;color:inherit;text-decoration:none}
nav a:hover{text-decoration:underline}
.admin main{padding-block:2.5rem}
.admin h1{font-size:clamp(1.85rem,1.5rem + 1.2vw,2.5rem);letter-spacing:-.035em;line-height:1}
.admin .mask{display:none}
.admin .lead{margin-top:1rem}
@media (min-width:64rem){.admin{flex-direction:row}.admin header{flex:0 0 15.5rem;border:0;border-right:1px solid}.admin nav ul{display:block}.admin main{padding-block:4.25rem}}
@media print{:root{color-scheme:light;--bg:white;--fg:black;--stripe:black}body,main{min-height:0;background:none;color:black}main{padding-block:2rem}h1{font-size:3rem}.ways{display:none}.mask{height:1rem;print-color-adjust:exact}.contact{margin-top:2rem}}
`;

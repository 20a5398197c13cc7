/** Style of a preview's page: the system's own colours and type, so that nothing competes with the brand. */
export const PAGE_STYLE = `
:root{color-scheme:light dark;--zoom:.5;font:1rem/1.5 system-ui,sans-serif}
*,*::before,*::after{box-sizing:border-box}
body{margin:0;color:CanvasText;background:Canvas}
a{color:LinkText}
[hidden]{display:none!important}
.bar{position:sticky;inset-block-start:0;z-index:1;display:flex;flex-wrap:wrap;gap:.5rem 2rem;align-items:center;padding:.75rem 1.5rem;border-block-end:1px solid GrayText;background:Canvas}
.bar h1{margin:0;font-size:1.125rem}
.bar p{margin:0}
.bar fieldset{display:flex;gap:.75rem;margin:0;padding:0;border:0}
.bar legend{float:inline-start;margin-inline-end:.75rem;padding:0;font-weight:600}
.bar label{display:flex;gap:.375rem;align-items:center}
:is(input,select,a,summary):focus-visible{outline:3px solid Highlight;outline-offset:2px}
[data-status][data-faulty=true]{font-weight:700}
[data-status][data-faulty=true]::before{content:'\\26A0\\FE0E\\00A0'}
.body{display:grid;grid-template-columns:12rem minmax(0,1fr)}
.scenes{position:sticky;inset-block-start:4rem;align-self:start;max-block-size:calc(100dvh - 4rem);overflow-y:auto;padding:1.5rem}
.scenes ul{margin:0 0 1rem;padding:0;list-style:none}
.scenes p{margin:0;font-weight:600}
.scenes a{display:block;padding-block:.125rem}
main{min-inline-size:0;padding:1.5rem;padding-inline-start:0}
main section{margin-block-end:3rem;scroll-margin-block-start:5rem}
main h2{margin:0;font-size:1.25rem}
[data-check]{margin-block:.25rem .75rem;font-size:.875rem}
pre{margin:0 0 .5rem;padding:.5rem .75rem;border-inline-start:4px solid Mark;white-space:pre-wrap;font:.875rem/1.5 ui-monospace,monospace}
.pictures{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:start}
figure{--scale:var(--zoom);margin:0;inline-size:calc(var(--width)*var(--scale))}
figure[data-is^=desktop]{--scale:calc(var(--zoom)*.7)}
figcaption{padding-block-start:.375rem;font-size:.875rem}
.window{position:relative;inline-size:100%;block-size:calc(var(--height)*var(--scale));overflow:clip;border:1px solid GrayText;border-radius:6px;background:Canvas}
.window>iframe{inline-size:var(--width);block-size:var(--height);border:0;scale:var(--scale);transform-origin:0 0}
figure[data-state=loading] .window::after{content:'Loading …';position:absolute;inset:0;display:grid;place-items:center;background:Canvas}
.icons{display:flex;flex-wrap:wrap;gap:1.5rem;align-items:end}
.icons figure{inline-size:auto}
.icons img{display:block;max-inline-size:min(100%,600px);max-block-size:320px}
.ground{display:grid;place-items:center;padding:1rem;border:1px solid GrayText;border-radius:6px}
.ground[data-scheme=light]{color-scheme:light;background:Canvas}
.ground[data-scheme=dark]{color-scheme:dark;background:Canvas}
.round>img{border-radius:50%}
@media (width < 60rem){.body{display:block}.scenes{display:none}main{padding-inline-start:1.5rem}}
`;

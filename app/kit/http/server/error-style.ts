/** The style of errors (app/kit/errors), limited to colours and available fonts. */
export const errorStyle = `
*{box-sizing:border-box;margin:0}
html{background:#0b070d;color:#f8f0f2;font:16px/1.5 system-ui,sans-serif;color-scheme:dark}
body{display:flex;flex-direction:column;min-height:100vh;min-height:100dvh;background:
radial-gradient(circle at 72% 38%,#c9a08a 0,#8a6458 min(21vw,150px),transparent calc(min(21vw,150px) + 1px)),
linear-gradient(to top,#0b070d 30%,transparent 62%),
radial-gradient(circle at 70% 45%,#8a4747 0,#5f2f3a 30%,#2b1120 62%,#0b070d 100%)}
a{color:inherit;text-decoration:none}
a:focus-visible{outline:2px solid #fff6f2;outline-offset:3px}
header{padding:24px 20px}
header a{display:inline-flex;align-items:center;gap:12px;border-radius:8px;font:23px/28px Georgia,serif}
header svg{width:24px;height:24px}
main{display:flex;flex:1;flex-direction:column;justify-content:flex-end;padding:0 20px 36px}
.status{font-size:12px;font-weight:600;letter-spacing:.09em;color:#ffe3cf}
h1{max-width:560px;margin-top:16px;font:400 40px/46px Georgia,serif;letter-spacing:-.02em}
h1 em{display:block}
.text{max-width:440px;margin-top:16px;font-size:17px;line-height:26px;color:#cbbcc5}
.ways{display:flex;flex-wrap:wrap;gap:12px;margin-top:24px}
.ways a{display:inline-flex;align-items:center;height:52px;padding:0 26px;border-radius:999px;font-weight:600}
.primary{color:#22090f;background:linear-gradient(100deg,#ff7d92,#ff9c7c 50%,#ffb56e)}
.soft{border:1px solid rgb(255 232 242/.17);background:#231828}
.number{margin-top:36px;font-size:12.5px;line-height:17.5px;color:#cbbcc5}
.number span{font-variant-numeric:tabular-nums;overflow-wrap:anywhere}
@media (min-width:768px){header{padding:30px 40px}main{justify-content:center;padding:0 40px 64px}h1{font-size:56px;line-height:62px}}
@media (min-width:1024px){main{padding-left:144px}}
`;

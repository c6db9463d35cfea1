/** The one style sheet of the sandbox's pages; values are the product's design tokens. */
export const stylesheet = /* css */ `
@font-face{font-family:Commissioner;font-weight:100 900;font-display:swap;src:url(/fonts/commissioner.woff2) format('woff2')}
@font-face{font-family:Playfair;font-weight:300 900;font-display:swap;src:url(/fonts/playfair.woff2) format('woff2')}
:root{
  --ink:#0B070D;--surface:#120C15;--card:#19111C;--raised:#231828;--hover:#302237;
  --line:rgba(255,232,242,.09);--line-2:rgba(255,232,242,.17);--line-form:rgba(255,232,242,.38);
  --veil:rgba(255,236,244,.055);--veil-2:rgba(255,236,244,.085);
  --text:#F8F0F2;--text-2:#CBBCC5;--text-3:#A391A0;--rose:#FF7D92;--amber:#FFB56E;
  --accent:linear-gradient(100deg,#FF7D92,#FF9C7C 48%,#FFB56E);--on-accent:#22090F;
  --gold:#EFCB7B;--ok:#63CF9F;--danger:#FF7B78;--info:#9DBCFF;
  --e1:inset 0 1px 0 rgba(255,240,246,.05),0 6px 18px rgba(3,1,4,.35);
}
*{box-sizing:border-box}
html{background:var(--ink);color:var(--text-2);color-scheme:dark}
body{margin:0;min-height:100vh;font:400 15px/22px Commissioner,system-ui,sans-serif;letter-spacing:.003em;font-variant-numeric:lining-nums;
  background:radial-gradient(60rem 26rem at 50% -12rem,rgba(142,51,80,.28),transparent) no-repeat}
h1,h2{color:var(--text);font-family:Playfair,Georgia,serif;font-weight:420;text-wrap:balance;margin:0}
h1{font-size:32px;line-height:34px;letter-spacing:-.02em}
h2{font-size:21px;line-height:25px;letter-spacing:-.012em}
p{margin:0}
a{color:var(--text);text-underline-offset:3px;text-decoration-color:var(--line-form)}
a:hover{text-decoration-color:var(--rose)}
code,.code{font-variant-numeric:lining-nums tabular-nums}
code{font-family:ui-monospace,SFMono-Regular,Menlo,monospace;font-size:13px;color:var(--text);background:var(--veil-2);border-radius:6px;padding:1px 6px;overflow-wrap:anywhere}
:focus-visible{outline:2px solid #FFF6F2;outline-offset:3px}
.icon{width:18px;height:18px;flex:none;fill:none;stroke:currentColor;stroke-width:1.6;stroke-linecap:round;stroke-linejoin:round}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.skip{position:absolute;left:16px;top:-60px;background:var(--text);color:#1A0F16;padding:8px 16px;border-radius:999px;z-index:3}
.skip:focus{top:12px}
.top{display:flex;flex-wrap:wrap;align-items:center;gap:4px 24px;max-width:1180px;margin:auto;padding:14px 16px 0}
.brand{display:inline-flex;align-items:center;gap:10px;text-decoration:none;font:420 21px/28px Playfair,Georgia,serif;min-height:44px}
.brand small{font:560 12px/16px Commissioner,system-ui,sans-serif;letter-spacing:.09em;text-transform:uppercase;color:var(--text-3);padding:3px 9px;border:1px solid var(--line-2);border-radius:999px}
.top nav{display:flex;gap:24px;flex-basis:100%}
.top nav a{display:inline-flex;align-items:center;min-height:44px;text-decoration:none;color:var(--text-3);font-weight:520;border-bottom:2px solid transparent}
.top nav a:hover{color:var(--text)}
.top nav a[aria-current]{color:var(--text);border-image:var(--accent) 1}
main{max-width:1180px;margin:auto;padding:26px 16px 64px}
.head{display:flex;flex-wrap:wrap;align-items:end;justify-content:space-between;gap:16px;margin-bottom:20px}
.head p{margin-top:6px;color:var(--text-3);max-width:60ch}
.actions{display:flex;flex-wrap:wrap;gap:8px}
.button{display:inline-flex;align-items:center;justify-content:center;gap:9px;min-height:44px;padding:0 18px;border-radius:999px;border:1px solid var(--line-2);
  background:var(--veil);color:var(--text);font:560 15px/20px Commissioner,system-ui,sans-serif;text-decoration:none;cursor:pointer;transition:background .12s}
.button:hover{background:var(--veil-2)}
.button.primary{background:var(--accent);border-color:transparent;color:var(--on-accent);box-shadow:0 8px 28px rgba(255,120,120,.22)}
.button.primary:hover{filter:brightness(1.07)}
.button.danger{background:none;border-color:rgba(255,123,120,.4);color:var(--danger)}
.button.ghost{background:none;border-color:transparent;color:var(--text-2);padding:0 6px;margin-left:-6px}
.card{background:var(--card);border:1px solid var(--line);border-radius:18px;box-shadow:var(--e1)}
.field{display:grid;gap:6px;min-width:0}
.field label{font-size:13.5px;line-height:20px;font-weight:520;color:var(--text-2)}
input,select{width:100%;height:48px;border-radius:12px;border:1px solid var(--line-form);background:var(--veil);color:var(--text);padding:0 14px;font:400 16px/22px Commissioner,system-ui,sans-serif}
input::placeholder{color:var(--text-3)}
input:focus,select:focus{outline:0;border-color:var(--rose);box-shadow:0 0 0 3px rgba(255,125,146,.22)}
option{background:var(--raised)}
.search{display:flex;gap:8px;margin-bottom:16px;max-width:620px}
.search .field{flex:1;position:relative}
.search .icon{position:absolute;left:14px;top:15px;color:var(--text-3);pointer-events:none}
.search input{padding-left:42px}
.list{list-style:none;margin:0;padding:0;overflow:hidden}
.list li+li{border-top:1px solid var(--line)}
.row{display:grid;grid-template-columns:minmax(0,1fr) auto;gap:2px 14px;align-items:center;padding:13px 18px;text-decoration:none;color:var(--text-3)}
.row:hover{background:var(--veil)}
.row:focus-visible{outline-offset:-3px}
.row[aria-current]{background:rgba(255,125,146,.1);box-shadow:inset 3px 0 0 var(--rose)}
.row strong{font-weight:560;color:var(--text);overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row span{font-size:13.5px;line-height:20px;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
.row time{font-size:12.5px;line-height:17.5px;text-align:right;white-space:nowrap;font-variant-numeric:tabular-nums}
.row .code{justify-self:end;grid-row:span 1}
.code{display:inline-block;font-weight:600;font-size:15px;line-height:22px;letter-spacing:.12em;color:#FFE3CF;background:rgba(255,181,110,.13);border:1px solid rgba(255,181,110,.34);border-radius:999px;padding:1px 10px 1px 12px}
.code.large{font:420 34px/40px Playfair,Georgia,serif;font-variant-numeric:lining-nums tabular-nums;border-radius:18px;padding:10px 18px 10px 22px;user-select:all}
.pages{display:flex;gap:8px;align-items:center;justify-content:space-between;margin-top:16px;color:var(--text-3);font-size:13.5px}
.reading{display:grid;gap:16px}
.reading>aside{display:none}
.message{padding:22px 18px;display:grid;gap:18px;min-width:0}
.message dl{display:grid;grid-template-columns:auto 1fr;gap:4px 14px;margin:0;font-size:13.5px;line-height:20px}
.message dt{color:var(--text-3)}
.message dd{margin:0;color:var(--text-2);overflow-wrap:anywhere}
.message iframe{width:100%;height:620px;border:1px solid var(--line);border-radius:12px;background:#fff padding-box}
.plain{white-space:pre-wrap;overflow-wrap:anywhere;background:var(--surface);border:1px solid var(--line);border-radius:12px;padding:16px;margin:0;font:400 15px/22px Commissioner,system-ui,sans-serif;color:var(--text-2)}
.eyebrow{font:560 12px/16px Commissioner,system-ui,sans-serif;letter-spacing:.09em;text-transform:uppercase;color:var(--text-3);margin:0 0 8px}
.empty{padding:56px 24px;text-align:center;display:grid;gap:10px;justify-items:center}
.empty .disc{display:grid;place-items:center;width:72px;height:72px;border-radius:50%;background:var(--raised);color:var(--rose);margin-bottom:6px;box-shadow:0 0 60px rgba(255,125,146,.2)}
.empty .icon{width:28px;height:28px}
.empty p{max-width:44ch;color:var(--text-3)}
.parties{display:grid;gap:12px;list-style:none;margin:0;padding:0}
.parties li{padding:20px;display:grid;gap:8px;align-content:start}
.parties p{color:var(--text-3)}
.parties ul{display:flex;flex-wrap:wrap;gap:4px 18px;list-style:none;margin:4px 0 0;padding:0}
.parties li li{padding:0;display:block}
.parties ul a{display:inline-flex;align-items:center;min-height:32px}
.form{display:grid;gap:14px;padding:20px;margin-bottom:16px}
.narrow{max-width:560px;margin:auto;display:grid;gap:16px}
.narrow .head{margin:0}
.sections{display:grid;gap:16px}
.stack{display:grid;gap:14px;padding:20px}
button.row{width:100%;border:0;background:none;font:inherit;text-align:left;cursor:pointer}
.check{display:flex;gap:10px;align-items:center;min-height:32px}
.check input{width:20px;height:20px}
.problem{font-size:13px;line-height:18px;color:var(--danger)}
input[aria-invalid]{border-color:var(--danger)}
table{width:100%;border-collapse:collapse;font-size:14px;line-height:20px}
th,td{padding:8px 10px 8px 0;text-align:left;vertical-align:top;border-top:1px solid var(--line)}
th{color:var(--text-3);font-weight:520;border-top:0}
.note{padding:12px 16px;border-radius:12px;border:1px solid rgba(255,123,120,.4);color:var(--danger);margin-bottom:16px}
@media (min-width:768px){
  main{padding:34px 24px 80px}.top{padding:18px 24px 0}
  .top nav{flex-basis:auto;margin-left:auto}
  h1{font-size:40px;line-height:42px}
  .parties{grid-template-columns:1fr 1fr;gap:16px}
  .form{grid-template-columns:repeat(5,minmax(0,1fr)) auto;align-items:end}
  .message{padding:28px}
}
@media (min-width:1024px){
  .reading{grid-template-columns:360px minmax(0,1fr);align-items:start}
  .reading>aside{display:block}
  .reading .only-narrow{display:none}
}
@media (prefers-reduced-motion:reduce){*{transition:none}}
`;

import { Markup } from '../lib/html.ts';

/** The look of the operators' pages, light or dark as the system. They share nothing with the themes and load no file. */
export const adminStyle = new Markup(`
:root {
  color-scheme: light dark;
  --ground: light-dark(#f6f5f1, #14161a);
  --sheet: light-dark(#ffffff, #1c1f25);
  --ink: light-dark(#1a1d23, #eceef2);
  --soft: light-dark(#585e6a, #a3aab8);
  --line: light-dark(#dcdad2, #333843);
  --accent: light-dark(#1f5c4d, #7fd1b9);
  --on-accent: light-dark(#ffffff, #10201b);
  --good: light-dark(#2c7a5b, #5fbf98);
  --bad: light-dark(#b3372b, #f08a7c);
}
* { box-sizing: border-box; }
html { font: 100%/1.5 ui-sans-serif, system-ui, -apple-system, 'Segoe UI', sans-serif; -webkit-text-size-adjust: 100%; }
body { margin: 0; background: var(--ground); color: var(--ink); overflow-wrap: break-word; }
a { color: var(--accent); text-underline-offset: .2em; }
:focus-visible { outline: 3px solid var(--accent); outline-offset: 2px; border-radius: 4px; }
.page { max-width: 72rem; margin: 0 auto; padding: 1.5rem clamp(1rem, 4vw, 2.5rem) 4rem; }
.skip { position: absolute; left: -999px; }
.skip:focus { left: 1rem; top: 1rem; background: var(--sheet); padding: .5rem 1rem; }
header { display: flex; flex-wrap: wrap; align-items: center; gap: .5rem 1.5rem; padding-bottom: 1.25rem; border-bottom: 1px solid var(--line); }
header h1 { font-size: 1.25rem; margin: 0; letter-spacing: -.01em; }
header nav { display: flex; flex-wrap: wrap; gap: .25rem 1.25rem; margin-inline-start: auto; align-items: center; }
header nav a { padding: .25rem 0; }
header nav [aria-current] { color: var(--ink); font-weight: 600; text-decoration: none; }
header nav button { border: 0; padding: .25rem 0; min-height: 0; font-size: 1rem; line-height: 1.5; background: none; color: var(--accent); text-decoration: underline; text-underline-offset: .2em; }
h2 { font-size: 1.0625rem; margin: 2.5rem 0 .75rem; letter-spacing: -.005em; }
h3 { font-size: .9375rem; margin: 0; }
p { margin: 0 0 .75rem; max-width: 44rem; }
.soft { color: var(--soft); }
.small { font-size: .8125rem; }
.lead { font-size: 1.5rem; line-height: 1.3; letter-spacing: -.015em; margin: 1.75rem 0 .5rem; }
.lead.bad::before, .lead.good::before { content: ''; display: inline-block; width: .6em; height: .6em; border-radius: 50%; margin-inline-end: .5em; background: var(--good); }
.lead.bad::before { background: var(--bad); }
.panel { background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; padding: 1rem 1.125rem; }
.bad { color: var(--bad); }
.lead.bad { color: inherit; }
.problems { margin: 0 0 .75rem; padding-inline-start: 1.25rem; max-width: 44rem; }
.rows { list-style: none; padding: 0; margin: 0 0 .875rem; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; font-size: .875rem; font-variant-numeric: tabular-nums; }
.rows > li { display: grid; gap: .25rem 1.25rem; align-items: center; padding: .625rem 1rem; }
.rows > li + li { border-top: 1px solid var(--line); }
.rows .wrap { overflow-wrap: anywhere; }
.actions { display: flex; flex-wrap: wrap; gap: .5rem; margin-block: .875rem; }
.rows .actions { margin: 0; }
@media (min-width: 40rem) { .rows > li { grid-template-columns: 9rem 1fr 1fr; } }
.panel { margin-bottom: .875rem; min-width: 0; max-width: none; }
.scroll { overflow-x: auto; background: var(--sheet); border: 1px solid var(--line); border-radius: 10px; }
table { border-collapse: collapse; width: 100%; font-size: .875rem; font-variant-numeric: tabular-nums; }
caption { text-align: start; padding: .875rem 1rem 0; color: var(--soft); font-size: .8125rem; }
th, td { text-align: start; padding: .625rem 1rem; border-bottom: 1px solid var(--line); vertical-align: middle; white-space: nowrap; }
td.wrap { white-space: normal; min-width: 12rem; }
tbody tr:last-child > * { border-bottom: 0; }
th { font-weight: 600; font-size: .8125rem; color: var(--soft); }
tbody th { color: var(--ink); }
form { margin: 0; display: inline; }
button, .button { font: inherit; font-size: .875rem; line-height: 1.25rem; cursor: pointer; border: 1px solid var(--line); border-radius: 7px; padding: .5rem .875rem; min-height: 2.5rem; background: var(--sheet); color: var(--ink); text-decoration: none; display: inline-flex; align-items: center; }
button:hover, .button:hover { border-color: var(--accent); }
button.main, .button.main { background: var(--accent); border-color: var(--accent); color: var(--on-accent); font-weight: 600; }
label { display: block; font-weight: 600; font-size: .875rem; margin: 1.25rem 0 .375rem; }
input { font: inherit; width: 100%; max-width: 26rem; padding: .5625rem .75rem; min-height: 2.75rem; border: 1px solid var(--soft); border-radius: 7px; background: var(--sheet); color: var(--ink); }
.sign-in { max-width: 28rem; margin: 12vh auto 0; padding: 2rem; }
.sign-in h1 { font-size: 1.5rem; letter-spacing: -.015em; margin: 0 0 .75rem; }
@media (max-width: 30rem) { .sign-in { margin: 1rem; padding: 1.5rem; } }
.sign-in button { margin-top: 1.25rem; }
.error { color: var(--bad); font-weight: 600; margin: .375rem 0 0; }
code, pre { font: .8125rem/1.55 ui-monospace, 'SF Mono', Menlo, Consolas, monospace; }
pre { overflow-x: auto; margin: .5rem 0 0; padding: .875rem 1rem; background: var(--ground); border-radius: 7px; white-space: pre-wrap; overflow-wrap: anywhere; }
dl.facts { display: grid; grid-template-columns: minmax(8rem, max-content) 1fr; gap: .375rem 1.25rem; margin: .75rem 0 0; font-size: .875rem; }
.panel > dl.facts:first-child { margin-top: 0; }
dl.facts dt { color: var(--soft); }
dl.facts dd { margin: 0; overflow-wrap: anywhere; }
.empty { padding: 1.25rem; color: var(--soft); margin: 0; }
.call summary .soft { flex-basis: 100%; font-size: .9375rem; }
.call h3 { margin: 1.25rem 0 0; font-size: .8125rem; color: var(--soft); }
.call summary { cursor: pointer; display: flex; flex-wrap: wrap; gap: .25rem .75rem; align-items: baseline; min-height: 1.75rem; }
.call summary code { font-size: .9375rem; font-weight: 600; overflow-wrap: anywhere; }
.verb { font: 600 .75rem/1.25rem ui-monospace, Menlo, Consolas, monospace; border: 1px solid currentColor; border-radius: 5px; padding: 0 .375rem; color: var(--accent); }
@media (forced-colors: active) { .lead::before { forced-color-adjust: none; } }
@media (max-width: 30rem) { dl.facts { grid-template-columns: 1fr; gap: 0; } dl.facts dd { margin-bottom: .5rem; } }
@media (max-width: 40rem) { header nav { margin-inline-start: 0; gap: .25rem 1rem; font-size: .9375rem; } header nav button { font-size: inherit; } .lead { font-size: 1.25rem; } }
`);

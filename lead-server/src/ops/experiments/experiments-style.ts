import { Markup } from '../../lib/html.ts';

/** Styles of the figures beside those of the server's own pages (http/admin-style.ts). */
export const experimentsStyle = new Markup(`
.experiment h2 { margin: 0; }
.verdict { font-size: 1.0625rem; font-weight: 600; margin: .25rem 0 1.25rem; padding-inline-start: .875rem; border-inline-start: 4px solid var(--wait); }
.verdict.good { border-color: var(--good); }
.verdict.bad { border-color: var(--bad); color: var(--bad); }
.beside { display: grid; gap: 1.25rem 1.75rem; align-items: start; margin-top: 1rem; }
.beside > * { min-width: 0; }
.chart { margin: 0; }
.step { display: grid; grid-template-columns: 1fr auto; gap: .125rem .75rem; font-size: .8125rem; padding-bottom: .5rem; font-variant-numeric: tabular-nums; }
.step > :first-child { overflow-wrap: anywhere; }
.step svg { grid-column: 1 / -1; }
.bar { display: block; width: 100%; height: .875rem; border-radius: 3px; }
.ends .bar { height: 1.25rem; margin-bottom: .625rem; }
.bar .room { fill: var(--ground); }
.bar .on { fill: var(--accent); }
.bar .finished { fill: var(--good); }
.bar .disqualified { fill: var(--held); }
.bar .blocked { fill: var(--wait); }
.bar .left { fill: color-mix(in srgb, var(--bad) 70%, var(--sheet)); }
.key .on { background: var(--accent); }
.key .finished { background: var(--good); }
.key .disqualified { background: var(--held); }
.key .blocked { background: var(--wait); }
.key .left { background: color-mix(in srgb, var(--bad) 70%, var(--sheet)); }
.whisker { height: 1.25rem; }
.whisker .band { fill: color-mix(in srgb, var(--accent) 45%, var(--sheet)); }
.whisker .first { fill: color-mix(in srgb, var(--soft) 45%, var(--sheet)); }
.whisker .point { fill: var(--ink); }
.axis { display: flex; justify-content: space-between; font-size: .75rem; color: var(--soft); font-variant-numeric: tabular-nums; }
.figures th, .figures td { padding: .4375rem .75rem; font-size: .8125rem; text-align: end; }
.figures th:first-child, .figures .wrap { text-align: start; white-space: normal; }
.figures thead th { white-space: normal; vertical-align: bottom; line-height: 1.3; }
.figures .wrap { min-width: 13rem; }
.below { margin-top: .875rem; }
.experiment code { overflow-wrap: anywhere; }
.ends { margin-top: .75rem; }
details { border-top: 1px solid var(--line); padding-top: .75rem; margin-top: .75rem; }
summary { cursor: pointer; min-height: 1.75rem; }
summary h3 { display: inline; }
@media (min-width: 62rem) { .beside { grid-template-columns: 17rem 1fr; } .beside.wide { grid-template-columns: 1fr; } .beside.wide .chart { max-width: 38rem; } }
@media (forced-colors: active) { .bar { forced-color-adjust: none; } }
`);

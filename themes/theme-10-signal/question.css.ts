import { vars } from '#design-system/theme/contract.css.ts';
import { slot } from '#design-system/theme/parts.ts';
import { bare, colors, flush, layer, rulesOf } from '../bases/rules.ts';
import { wordsBeside } from '../bases/wordsBeside.ts';
import { straight, truss } from './drawings.ts';
import { black, pale, white, yellow } from './inks.ts';

const { question, form, survey } = rulesOf('10');
const inline = 'clamp(0.875rem, 4vw, 2.5rem)';
/** Column of a desktop, between the gantry's legs. */
const between = 'max(5rem, 50% - 35rem)';

survey('page', { vars: { '--plate': 'clamp(4rem, 10.6svh, 5.5rem)' } });
wordsBeside('10', 'minmax(0, 1.75fr) minmax(0, 1fr)', 'calc(100svh - 6.75rem)');
survey('main', flush);
survey('screen', {
  position: 'relative',
  isolation: 'isolate',
  display: 'block',
  paddingInline: 0,
  paddingBlock: '0 1.5rem',
  background: white,
  border: 0,
  desktop: {
    gap: '2rem 1.75rem',
    padding: `3.625rem ${between} 10.5rem`,
  },
});

/** The question on a yellow board with an inset line. On a desktop it hangs from a gantry over a straight road. */
survey('head', {
  position: 'relative',
  padding: `clamp(1rem, 1.6svh + 0.625rem, 1.75rem) clamp(1.5rem, 5vw + 0.25rem, 3rem) clamp(0.8rem, 1.4svh + 0.625rem, 1.5rem)`,
  background: yellow,
  borderBlockEnd: `4px solid ${black}`,
  desktop: { padding: '2.25rem 2.5rem 1.75rem', border: `4px solid ${black}`, borderRadius: '18px' },
});
survey('head::before', {
  ...layer,
  inset: '6px',
  border: `4px solid ${black}`,
  borderRadius: '12px',
  desktop: { inset: '8px', borderWidth: '6px', borderRadius: '11px' },
});
survey('heading', {
  fontSize: 'clamp(1.5rem, min(3.6svh + 0.1rem, 6vw + 1rem), 2.125rem)',
  desktop: { fontSize: 'clamp(2rem, 3.3vw, 2.875rem)' },
});
survey('subhead', {
  marginBlockStart: '0.25rem',
  color: black,
  fontSize: '1rem',
  lineHeight: 1.25,
  desktop: { fontSize: '1.1875rem' },
});
survey('picture', {
  desktop: {
    display: 'block',
    position: 'absolute',
    zIndex: -1,
    inset: '0 0 5rem',
    background: `${truss} 50% 14px / 72px 52px repeat-x, ${['22px', 'calc(100% - 22px)'].map((x) => `linear-gradient(${black}, ${black}) ${x} 0 / 14px 100% no-repeat`)}, ${['46px', 'calc(100% - 46px)'].map((x) => `linear-gradient(${black}, ${black}) ${x} 0 / 4px 100% no-repeat`)}, ${['8px', 'calc(100% - 8px)'].map((x) => `linear-gradient(${black}, ${black}) ${x} 100% / 62px 12px no-repeat`)}`,
  },
});
survey('picture', { forced: { display: 'none' } });
survey('picture::after', {
  desktop: {
    ...layer,
    zIndex: -1,
    insetInline: 0,
    bottom: '-5rem',
    height: '12.25rem',
    background: `${straight} center bottom / max(100%, 1280px) 100% no-repeat`,
  },
});
survey('why', {
  desktop: {
    gridArea: '1 / 2',
    display: 'flex',
    flexDirection: 'column',
    justifyContent: 'center',
    padding: '1.5rem 1.75rem',
    background: black,
    border: `8px solid ${black}`,
    borderRadius: '18px',
    boxShadow: `inset 0 0 0 3px ${white}`,
    color: white,
    fontSize: '1.125rem',
    lineHeight: 1.3,
    vars: colors({ heading: yellow }),
  },
});
survey('why > h2', { fontSize: '1.375rem', letterSpacing: '-0.02em' });
survey(`screen:not(:has(${slot('why')})) > ${slot('head')}`, { desktop: { gridColumn: '1 / -1' } });

survey('body', {
  padding: `clamp(0.625rem, 1.6svh, 1.25rem) ${inline} 0.625rem`,
  desktop: { gridColumn: '1 / -1', padding: 0 },
});
question('answers[data-layout="stack"]', {
  gap: 'clamp(0.375rem, 1.3svh, 0.75rem)',
  desktop: { vars: { '--plate': '6.25rem' }, gridTemplateColumns: '1fr 1fr', gap: '1.125rem 1.75rem' },
});
question('answer', {
  minHeight: 'max(3rem, min(14.9svh - 2.5rem, 5.375rem))',
  paddingBlock: '0.25rem',
  desktop: { minHeight: '4.75rem', borderWidth: '4px', fontSize: '1.375rem' },
});
// nine answers fit on a phone
question('answers[data-layout="stack"]:has(> :nth-child(8))', {
  phone: { vars: { '--plate': 'clamp(3.25rem, 7svh, 4rem)' }, gap: 'clamp(0.375rem, 1.1svh, 0.75rem)' },
});
question('answers[data-layout="stack"]:has(> :nth-child(8)) > *', { phone: { minHeight: 'max(3rem, 5.9svh)' } });
survey('note', {
  margin: `0.5rem ${inline} 0`,
  background: pale,
  fontSize: '0.9375rem',
  lineHeight: 1.3,
  desktop: { gridColumn: '1 / -1', margin: 0, justifySelf: 'start' },
});

/** A form's boards: one column in reach. */
form('body', {
  desktop: { padding: '1.5rem 2rem', background: white, border: `4px solid ${black}`, borderRadius: '12px' },
});
// one distance between fields on a phone, in rows too
form('page', { phone: { vars: { [vars.density.stackGap]: '1rem' } } });
survey('lastStep', {
  padding: '0.5rem 0.75rem',
  background: black,
  borderRadius: '8px',
  color: yellow,
  lineHeight: 1.2,
});
survey('lastStep > :first-child', { phone: { display: 'none' } });
survey('lastStep > ul', { phone: { fontSize: '0.9375rem' } });
survey('field', { gap: '0.375rem' });
survey('field :is(input, select, textarea)', { borderWidth: '4px', borderRadius: '10px', fontWeight: 700 });
survey('field [aria-invalid="true"]', { borderWidth: '6px' });
survey('field [aria-invalid="true"] ~ p:last-child', {
  padding: '0.375rem 0.75rem',
  background: black,
  borderRadius: '6px',
  color: white,
});
survey('consent', { fontSize: '0.8125rem', lineHeight: 1.36, desktop: { fontSize: '0.9375rem' } });

/** What happens next is painted on the asphalt. */
survey('aside', {
  padding: `1.75rem max(1rem, 50% - 35rem)`,
  background: black,
  borderBlockStart: `4px solid ${yellow}`,
  desktop: { paddingInline: between, borderBlockStart: 0 },
});
survey('next', {
  vars: colors({ heading: white, textMuted: white, text: white }),
  color: white,
  ...bare,
  boxShadow: 'none',
  gridTemplateColumns: 'minmax(0, 1fr)',
});
survey('nextTitle', { color: yellow });
survey('card::before', { desktop: { display: 'none' } });
survey(`aside ${slot('number')}`, { background: yellow, color: black });
survey('answers[data-layout="grid"]', { phone: { columnGap: '0.625rem' } });

/** A bar of the switch, and what stands below the question, keep the line of the boards. */
survey('primary > :not([id], :empty)', { margin: `0.75rem ${inline}`, desktop: { marginInline: between } });

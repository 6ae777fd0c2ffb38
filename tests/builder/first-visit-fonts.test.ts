import { describe, expect, it } from 'vitest';
import { firstVisitStyles, type Rule } from '#funnel/builder/firstVisitFonts.ts';
import { typeProperties as type } from '#funnel/model/themeStyles.ts';

const font = (family: string, weight: number): Rule => ({
  selector: '@font-face',
  text: `@font-face { font-family: ${family}; font-weight: ${weight}; src: url("https://here/${family}-${weight}.woff2"); }`,
});
const theme = (id: string, properties: Readonly<Record<string, string>>): Rule => ({
  selector: `[data-theme="${id}"]`,
  text: `[data-theme="${id}"] { ${Object.entries(properties)
    .flatMap(([name, value]) => [`${name}: ${value};`])
    .join(' ')} }`,
});

describe('what a first visit shows, in Storybook and builder', () => {
  const styles = firstVisitStyles([
    font('Serif', 400),
    font('Serif', 700),
    font('Sans', 400),
    theme('1', {
      [type.heading]: '"Serif", serif',
      [type.headingWeight]: '700',
      [type.button]: '"Sans", sans-serif',
      [type.buttonWeight]: '400',
      '--body': '"Sans", sans-serif',
      '--space': '1rem',
    }),
    { selector: '[data-theme][data-font="other"]', text: `[data-theme][data-font="other"] { ${type.heading}: serif; }` },
  ]);

  it("has the heading's face with the first glyphs alone, under a name that the whole one has not", () => {
    expect(styles.match(/@font-face\{[^}]*\}/g)).toEqual([
      '@font-face{font-family:"Serif 700 at first";font-weight:700;src:url("https://here/Serif-700-first.woff2");}',
    ]);
    expect(styles).toContain(`${type.heading}:"Serif 700 at first",serif`);
  });

  it('has nothing but the faces of the device for the rest, and changes nothing else', () => {
    expect(styles).toMatch(
      /^@font-face[^}]*\}\[data-fonts="first"\]\[data-theme="1"\],\[data-fonts="first"\] \[data-theme="1"\]\{/,
    );
    expect(styles).toContain('--body:sans-serif');
    expect(styles).not.toContain('"Sans"');
    expect(styles).not.toContain('--space');
  });

  it('has no web font where the face of the switch is none', () => {
    const [, other = ''] = /\[data-theme="1"\]\[data-font="other"\]\{([^}]*)\}/.exec(styles) ?? [];
    expect(other).not.toContain('at first');
  });
});

import { PNG } from 'pngjs';
import { luminance } from '#design-system/theme/contrast.ts';
import { themeById } from '#themes/registry.ts';
import { comparedThemes } from '../../support/theme-share.ts';
import { expect, test } from '../support/e2e-fixtures.ts';
import { answer, goodAnswers, screenOf } from '../support/walk-survey.ts';

/**
 * Twelve identities without their colours. A picture becomes 24 by 52 cells: each has a tone, black 0 to white 1, and an edge, the
 * difference to its neighbours. Two pictures differ by the mean of both differences, halved: 0 is the same, 1 nothing in common.
 */
const columns = 24;
const rows = 52;

interface Shape {
  readonly name: string;
  readonly tones: readonly number[];
  readonly edges: readonly number[];
}

function shapeOf(name: string, picture: PNG): Shape {
  const [width, height] = [picture.width / columns, picture.height / rows];
  const tones = Array.from({ length: columns * rows }, (_, cell) => {
    const [left, top] = [(cell % columns) * width, Math.floor(cell / columns) * height];
    let sum = 0;
    let count = 0;
    for (let y = Math.round(top); y < Math.round(top + height); y += 2) {
      for (let x = Math.round(left); x < Math.round(left + width); x += 2) {
        const at = (y * picture.width + x) * 4;
        const [r = 0, g = 0, b = 0] = picture.data.subarray(at, at + 3);
        // perceived, not physical: half of it looks like the middle
        sum += Math.cbrt(luminance([r, g, b, 1]));
        count += 1;
      }
    }
    return sum / count;
  });
  const toneAt = (cell: number) => tones[cell] ?? 0;
  const edges = tones.map((tone, cell) => {
    const right = cell % columns < columns - 1 ? Math.abs(tone - toneAt(cell + 1)) : 0;
    const below = cell + columns < tones.length ? Math.abs(tone - toneAt(cell + columns)) : 0;
    return Math.max(right, below);
  });
  return { name, tones, edges };
}

const meanDifference = (one: readonly number[], other: readonly number[]) =>
  one.reduce((sum, value, index) => sum + Math.abs(value - (other[index] ?? 0)), 0) / one.length;

const distance = (one: Shape, other: Shape) =>
  (meanDifference(one.tones, other.tones) + meanDifference(one.edges, other.edges)) / 2;

/**
 * Before the themes were drawn, Harbor and Meridian were 0.085 apart at the start and 0.065 at a question, the nearest two themes 0.038
 * and 0.047. A question of nine answers is a list in most themes: they are told apart by eye from 0.058 on.
 */
const least = { start: 0.085, question: 0.057 } as const;

test('no two themes look the same in greyscale, at the start and at a question', { tag: '@long' }, async ({
  browser,
  server,
}) => {
  test.slow();
  const starts: Shape[] = [];
  const questions: Shape[] = [];
  for (const id of comparedThemes) {
    // a visit goes on in its browser: each theme has one of its own
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await page.goto(`${server.origin}/survey?theme=${id}`);
    await page.evaluate(async () => void (await document.fonts.ready));
    starts.push(shapeOf(themeById(id).name, PNG.sync.read(await page.screenshot())));
    // the next question is drawn in all of the theme's faces
    await expect.poll(async () => (await page.context().cookies()).map(({ name }) => name)).toContain('fonts');
    await answer(page, 'StartPath', goodAnswers);
    await answer(page, 'AutoAccidentCaseWorth', goodAnswers);
    await expect(screenOf(page, 'OtherDriversVehicleType')).toBeVisible();
    await page.evaluate(() => scrollTo(0, 0));
    questions.push(shapeOf(themeById(id).name, PNG.sync.read(await page.screenshot())));
    await page.close();
  }
  for (const [screen, shapes] of [
    ['start', starts],
    ['question', questions],
  ] as const) {
    const pairs = shapes.flatMap((one, index) =>
      shapes.slice(index + 1).map((other) => ({ one, other, far: distance(one, other) })),
    );
    const alike = pairs
      .filter(({ far }) => far < least[screen])
      .map(({ one, other, far }) => `${one.name} and ${other.name}: ${far.toFixed(3)}`);
    expect(alike, screen).toEqual([]);
    const nearest = pairs.toSorted((a, b) => a.far - b.far)[0];
    test.info().annotations.push({
      type: `nearest ${screen}`,
      description: `${nearest?.one.name}, ${nearest?.other.name} ${nearest?.far.toFixed(3)}`,
    });
  }
});

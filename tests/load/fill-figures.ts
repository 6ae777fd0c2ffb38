import { type ArrivalCell, mostNames } from '../../lead-server/contract/experiments/arrival.ts';
import { timeBands } from '../../lead-server/contract/experiments/step-facts.ts';
import { flowById } from '../../lead-server/contract/flows/index.ts';
import { type ArrivalChanges, changesOf, stepName, visitMeasures } from '../../lead-server/src/store/arrival-store.ts';
import { cellId } from '../../lead-server/src/store/figure-cells.ts';
import { seededRandom } from '../support/seeded-random.ts';

/**
 * Cells as campaigns have them: an advertisement (sub id) has one source and one affiliate, and brings phones most of all. A few bring
 * most of the visits.
 */
const shape = { campaigns: 8, adverts: 16, versionDays: 30 } as const;
const devices = [
  ['phone', 0.74],
  ['computer', 0.2],
  ['tablet', 0.06],
] as const;
const languages = [
  ['en', 0.82],
  ['es', 0.18],
] as const;
const sources = ['google', 'meta', 'tiktok', 'bing'] as const;
const zipf = (count: number) => {
  const weights = Array.from({ length: count }, (_, at) => 1 / (at + 1));
  const all = weights.reduce((sum, each) => sum + each, 0);
  return weights.map((each) => each / all);
};
/** A day's visits by the hour: few at night. */
const byHour = [1, 1, 1, 1, 1, 2, 3, 4, 5, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 5, 4, 3].map((each) => each / 103);
/** The steps of a survey, and the share that goes on at each. */
const steps = (flowById('main')?.steps ?? []).map(({ step }, at) => [step, at === 0 ? 0.74 : 0.94] as const);

/** What one stretch of time adds to the counts, with its cells. */
export interface FiguresOfTime {
  readonly changes: ArrivalChanges;
  readonly cells: readonly ArrivalCell[];
  readonly visits: number;
}

interface Advert {
  readonly cell: ArrivalCell;
  readonly share: number;
}

/** Every advertisement, device and language with its part of the visits of a day. */
function advertsOf(day: number): readonly Advert[] {
  const version = 1 + Math.floor(day / shape.versionDays);
  return zipf(shape.campaigns).flatMap((ofCampaign, campaign) =>
    zipf(Math.min(shape.adverts, mostNames.sub)).flatMap((ofAdvert, advert) =>
      devices.flatMap(([device, ofDevice]) =>
        languages.map(([language, ofLanguage]): Advert => {
          const place = {
            affid: String(10 + (advert % 4) * 10),
            sub: `ad-${campaign}-${advert}`,
            source: sources[advert % 4] ?? '',
          };
          const page = { campaign: `campaign${campaign}`, version, flow: 'main', theme: String(1 + (campaign % 12)) };
          return { cell: { ...page, ...place, device, language }, share: ofCampaign * ofAdvert * ofDevice * ofLanguage };
        }),
      ),
    ),
  );
}

/** Adds what visits of a cell did at steps. */
function addSteps(changes: ArrivalChanges, hour: number, cell: ArrivalCell, visits: number, random: () => number): void {
  const own = changesOf(changes, hour, cellId(cell));
  const part = (of: number, share: number) => Math.min(of, Math.round(of * share * (0.8 + random() * 0.4)));
  let here = visits;
  for (const [at, [step, goOn]] of steps.entries()) {
    if (here === 0) break;
    const next = part(here, goOn);
    const blocked = at > steps.length - 4 ? part(here - next, 0.3) : 0;
    const add = (target: string, count: number) => count > 0 && own.steps.set(stepName(step, target), count);
    add('', here);
    add(steps[at + 1]?.[0] ?? 'finished', next);
    add('dropped', here - next - blocked);
    add('blocked', blocked);
    add('error phone refused', blocked);
    const bands = Array.from({ length: timeBands }, () => 0);
    for (let rest = next, band = 2; rest > 0 && band < timeBands; band += 1) {
      const share = band === timeBands - 1 ? rest : Math.ceil(rest * 0.45);
      bands[band] = share;
      rest -= share;
    }
    if (next > 0) own.times.set(step, bands);
    here = next;
  }
}

/** Adds visits with their ends. */
function addVisits(changes: ArrivalChanges, hour: number, cell: ArrivalCell, visits: number): void {
  const finished = Math.round(visits * 0.35);
  const [dropped, qualified] = [visits - finished, Math.round(visits * 0.09)];
  const counts = { visits, lost: 0, finished, disqualified: 0, dropped, blocked: 0, qualified };
  const own = changesOf(changes, hour, cellId(cell)).visits;
  for (const [at, each] of visitMeasures.entries()) own[at] = counts[each];
}

/**
 * The visits of a day, by the hour or all at its noon, as the roll-ups' own writer takes them. Steps are at noon: they are days.
 * @param day counted since 1970 @param visits of the whole day
 */
export function figuresOfDay(day: number, visits: number, isByHour: boolean): FiguresOfTime {
  const changes: ArrivalChanges = new Map();
  const whole = seededRandom(day);
  const random = () => whole(1_000_000) / 1_000_000;
  const adverts = advertsOf(day);
  const noon = day * 24 + 12;
  const hours = isByHour ? byHour.map((share, at) => [day * 24 + at, share] as const) : [[noon, 1] as const];
  let sum = 0;
  for (const { cell, share } of adverts) {
    let ofCell = 0;
    for (const [hour, ofHour] of hours) {
      const exact = visits * ofHour * share;
      const own = Math.floor(exact) + (random() < exact % 1 ? 1 : 0);
      if (own > 0) addVisits(changes, hour, cell, own);
      ofCell += own;
    }
    if (ofCell > 0) addSteps(changes, noon, cell, ofCell, random);
    sum += ofCell;
  }
  return { changes, cells: adverts.map(({ cell }) => cell), visits: sum };
}

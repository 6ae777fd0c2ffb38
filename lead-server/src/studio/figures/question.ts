import { cellColumns } from '#contract/experiments/arrival.ts';
import { clockSpans, dayNumber, type ZoneDays, zoneDays, zoneName } from '#contract/experiments/zone-days.ts';
import type { StudioBody } from '#contract/studio/calls.ts';
import { mostFigureDays } from '#contract/studio/figures.ts';
import { ActRefused } from '../../desk/campaigns/acts.ts';
import { hourDays } from '../../experiments/figure-upkeep.ts';
import { type FigureQuestion, wholeColumns } from '../../store/arrival-store.ts';

type Body = StudioBody<'figures'>;
const hourMs = 3_600_000;

/** A question as the store takes it, with its days. */
export interface DayQuestion {
  /** Of the zone asked for. */
  readonly days: readonly number[];
  readonly zone: ZoneDays;
  /** Whether the days asked for are those that are stored. */
  readonly isStored: boolean;
  readonly asked: FigureQuestion;
}

/** The zone of a question: the business's, or UTC. @throws ActRefused for another */
function zoneOf(asked: string, business: string): ZoneDays {
  if (asked !== business && asked !== 'UTC')
    throw new ActRefused(`Days are of ${[...new Set([zoneName(business), 'UTC'])].join(' or ')}, not of ${asked}.`);
  return zoneDays(asked);
}

/** What a question narrows to, within what its reader may see. @throws ActRefused */
function whereOf({ where }: Body, own: readonly string[] | undefined): FigureQuestion['where'] {
  const { version, ...rest } = where;
  const numbered = { ...rest, ...(version !== undefined && { version: Number(version) || 0 }) };
  if (!own) return numbered;
  if (own.length === 0) throw new ActRefused('No affiliate is yours yet. Whoever runs the server names yours in MEDIA_AFFIDS.');
  if (where.affid === undefined) return { ...numbered, affid: own };
  if (!own.includes(where.affid)) throw new ActRefused(`You see your own affiliates alone: ${own.join(', ')}.`);
  return numbered;
}

/** The first hour that is surely still an hour, not yet a part of a day. */
const hoursSince = (stored: ZoneDays, at: number) => stored.firstHour(stored.dayOf(Math.floor(at / hourMs)) - hourDays);

/**
 * The question in hours and days.
 * @param business its zone, whose days are stored @param own the affiliates that its reader sees; undefined for all
 * @throws ActRefused for days that run backwards, are too many, or are no longer kept in the zone asked for
 */
export function readQuestion(body: Body, business: string, own: readonly string[] | undefined, at: number): DayQuestion {
  const zone = zoneOf(body.zone, business);
  const [first, end] = [dayNumber(body.from), dayNumber(body.to) + 1];
  if (end <= first) throw new ActRefused('The first day is after the last one.');
  if (end - first > mostFigureDays)
    throw new ActRefused(`${end - first} days are asked for, and ${mostFigureDays} are kept. Ask for fewer.`);
  const [from, to] = [zone.firstHour(first), zone.firstHour(end)];
  const isStored = body.zone === business;
  if (!isStored && from < hoursSince(zoneDays(business), at))
    throw new ActRefused(`Days of more than ${hourDays} days ago are kept in ${zoneName(business)}. Ask for them in that zone.`);
  return {
    ...{ zone, isStored },
    days: Array.from({ length: end - first }, (_, day) => first + day),
    asked: {
      ...{ from, to, where: whereOf(body, own), clock: clockSpans(zone, from, to) },
      days: isStored ? { from: first, to: end } : { from: 0, to: 0 },
    },
  };
}

/**
 * As many days before. Where today is asked for, the last of them ends at the same hour as today: less than a day is not compared
 * with a whole one. Days that are no longer kept by the hour count whole.
 */
export function questionBefore({ days, zone, isStored, asked }: DayQuestion, at: number): FigureQuestion {
  const [first = 0] = days;
  const start = first - days.length;
  const from = zone.firstHour(start);
  const passed = Math.min(asked.to, Math.floor(at / hourMs) + 1) - asked.from;
  const end = Math.max(from + 1, Math.min(asked.from, from + passed));
  const isByHour = end >= hoursSince(zone, at);
  const last = isByHour ? zone.dayOf(end) : first;
  return {
    ...{ from, to: isByHour ? end : asked.from, where: asked.where },
    days: isStored ? { from: start, to: last } : { from: 0, to: 0 },
  };
}

/** Whether a question is about a part of a campaign's visits: those of a source, a device, a version. */
export const isAboutPart = ({ where }: FigureQuestion): boolean =>
  cellColumns.some((column) => where[column] !== undefined && !wholeColumns.includes(column));

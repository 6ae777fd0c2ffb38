import type { StudioAnswer } from '#contract/studio/calls.ts';

export type Today = StudioAnswer<'today'>;
/** Something that waits for a person, as facts. */
export type Wait = Today['waits'][number];
export type TodayPart = Today['unread'][number];

/** Logo versions v1.1 to v5.9, composed of five marks and nine lockups. */
export const markIds = ['1', '2', '3', '4', '5'] as const;
export type MarkId = (typeof markIds)[number];

export const lockupIds = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;
export type LockupId = (typeof lockupIds)[number];

export type LogoVersion = `v${MarkId}.${LockupId}`;

export const logoVersions: readonly LogoVersion[] = markIds.flatMap((mark) =>
  lockupIds.map((lockup): LogoVersion => `v${mark}.${lockup}`),
);

/** The mark and the lock-up of a version. */
export function logoParts(version: LogoVersion): { mark: MarkId; lockup: LockupId } {
  const [mark, lockup] = version.slice(1).split('.') as [MarkId, LockupId];
  return { mark, lockup };
}

/** Storybook drops a value with a dot from its address, so there `v2.5` is `v2-5`. */
export const toolbarVersion = (version: string) => version.replace('.', '-');

/** The version that the toolbar means. */
export const logoVersion = (value: string): string => value.replace(/^(v\d+)-(\d+)$/, '$1.$2');

/** A comment without the places of its rules, for readers who do not have the repository. */
export const withoutCitations = (text: string): string =>
  text
    .replaceAll(/(\s|\*)*See(\s|\*)+docs\/[\w/.#-]+\.(?=\s|$)/g, '')
    .replaceAll(/(\s|\*)*\((docs|tests|themes|funnel-app|lead-server)\/[\w/.#-]+\)/g, '');

import type { ReactNode } from 'react';

interface StoryLinkProps {
  /** Its id. */
  readonly story: string;
  /** Its args, as Storybook's address has them: `name:value`. */
  readonly args?: string;
  readonly className?: string;
  readonly children: ReactNode;
  readonly onEnter?: () => void;
}

/** A link that Storybook's own frame follows; in a new tab it is the same page. */
export function StoryLink({ story, args, className, children, onEnter }: StoryLinkProps) {
  const kind = story.endsWith('--docs') ? 'docs' : 'story';
  return (
    <a
      className={className}
      href={`./?path=/${kind}/${story}${args ? `&args=${args}` : ''}`}
      target="_top"
      onPointerEnter={onEnter}
      onFocus={onEnter}
    >
      {children}
    </a>
  );
}

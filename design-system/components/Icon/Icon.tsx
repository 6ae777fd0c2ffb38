import { clsx } from 'clsx';
import { forwardRef, type Ref } from 'react';
import type { IconName } from '../../icons/icons.ts';
import { boldStrokes, strokes } from '../../icons/strokes.ts';
import type { Native } from '../native.ts';
import * as styles from './Icon.css.ts';

export interface IconProps extends Pick<Native<'svg'>, 'className' | 'id' | 'style'> {
  /** Left out, the place is empty: a theme may draw on it. */
  name?: IconName | undefined;
}

const paths: Partial<Record<IconName, string>> = strokes;

/**
 * A decorative icon of 1.25 em in the text's colour, hidden from assistive technology: a stroke, or a mask of the picture that the
 * theme draws (design-system/icons). Attributes and ref are those of the svg, or of the span with the mask.
 */
export const Icon = forwardRef<Element, IconProps>(function Icon({ name, className, ...rest }, ref) {
  const path = name && paths[name];
  if (!path)
    return (
      <span
        {...rest}
        ref={ref as Ref<HTMLSpanElement>}
        className={clsx(styles.picture, className)}
        data-icon={name}
        aria-hidden="true"
      />
    );
  return (
    <svg
      {...rest}
      ref={ref as Ref<SVGSVGElement>}
      className={className}
      width="1.25em"
      height="1.25em"
      viewBox="0 0 24 24"
      fill="none"
      aria-hidden="true"
      focusable="false"
    >
      <path
        d={path}
        stroke="currentColor"
        strokeWidth={name in boldStrokes ? '2.25' : '1.75'}
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
});

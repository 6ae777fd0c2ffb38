import { useEffect, useRef, useState } from 'react';
import * as styles from './builder.css.ts';
import type { Scene } from './FramedSurvey.tsx';
import { SurveyFrame } from './SurveyFrame.tsx';

/** The widths at which a variant is judged, in CSS pixels. */
export const devices = {
  phone: { name: 'Phone', title: 'on a phone', width: 390, height: 844 },
  /** The narrowest that has to hold (WCAG 1.4.10). */
  small: { name: 'Small phone', title: 'on a small phone', width: 320, height: 640 },
  desktop: { name: 'Desktop', title: 'on a desktop', width: 1280, height: 800 },
} as const;
export type DeviceId = keyof typeof devices;

interface DeviceProps {
  readonly device: DeviceId;
  /** Which variant, for the frame's name. */
  readonly variant: string;
  readonly scene: Scene;
  /** The page around it says which device this is. */
  readonly bare?: boolean;
  /** The address of a picture of the same page, until the survey itself is there. */
  readonly poster?: string | undefined;
}

/** The survey page on a device, scaled down where there is no room. */
export function Device({ device, variant, scene, bare = false, poster }: DeviceProps) {
  const { name, title, width, height } = devices[device];
  const [room, scale] = useFrameScale(width);
  const [isShown, setShown] = useState(false);
  return (
    <figure className={styles.device[device]} ref={room}>
      {!bare && (
        <figcaption className={styles.deviceName}>
          {name}, {width} px
          {scale < 1 && <span className={styles.quiet}> at {Math.round(scale * 100)} %</span>}
        </figcaption>
      )}
      <div className={styles.glass[device]} style={{ width: width * scale, height: height * scale }}>
        <SurveyFrame
          title={`${variant} ${title}`}
          scene={scene}
          width={width}
          height={height}
          scale={scale}
          onShown={() => setShown(true)}
        />
        {poster && !isShown && (
          <iframe
            src={poster}
            title="The same page, as a picture"
            aria-hidden="true"
            tabIndex={-1}
            className={styles.poster}
            style={{ width, height, transform: `scale(${scale})` }}
          />
        )}
      </div>
    </figure>
  );
}

/** The scale at which this width fits into the referenced element. */
export function useFrameScale<E extends HTMLElement = HTMLElement>(width: number) {
  const room = useRef<E>(null);
  const [scale, setScale] = useState(0.6);
  useEffect(() => {
    const observer = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, Math.floor((entry.contentRect.width / width) * 1000) / 1000));
    });
    if (room.current) observer.observe(room.current);
    return () => observer.disconnect();
  }, [width]);
  return [room, scale] as const;
}

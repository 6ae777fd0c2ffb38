import { useEffect, useRef, useState } from 'react';
import * as styles from './builder.css.ts';
import type { Scene } from './FramedSurvey.tsx';
import { frameMarkup, readyEvent, type Show } from './frameDocument.ts';

interface SurveyFrameProps {
  readonly title: string;
  readonly scene: Scene;
  /** In CSS pixels of the page inside. */
  readonly width: number;
  readonly height: number;
  readonly scale: number;
  /** Called whenever a scene is there. */
  readonly onShown?: () => void;
}

/** The survey in a document of its own, with the width and the stylesheets that it has on a device. */
export function SurveyFrame({ title, scene, width, height, scale, onShown }: SurveyFrameProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [show, setShow] = useState<Show>();
  useEffect(() => {
    const element = frame.current;
    const onReady = (event: Event) => setShow(() => (event as CustomEvent<Show>).detail);
    element?.addEventListener(readyEvent, onReady);
    void import('./frameModule.ts').then(({ address }) => {
      // Written, not given as srcdoc: so it has this page's address, which the survey's code reads.
      const page = element?.contentDocument;
      page?.open();
      page?.write(frameMarkup(address));
      page?.close();
    });
    return () => element?.removeEventListener(readyEvent, onReady);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: who waits for the scene does not change it
  useEffect(() => void show?.(scene).then(onShown), [show, scene]);
  return (
    <iframe
      ref={frame}
      data-shows="survey"
      title={title}
      className={styles.frame}
      style={{ width, height, transform: `scale(${scale})` }}
    />
  );
}

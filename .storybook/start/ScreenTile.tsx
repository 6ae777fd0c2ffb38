import { useEffect, useMemo, useState } from 'react';
import { useFrameScale } from '#funnel/builder/Device.tsx';
import type { FramedWalk, Scene } from '#funnel/builder/FramedSurvey.tsx';
import { ownCampaigns } from '#funnel/builder/ownCampaigns.ts';
import { screensOf } from '#funnel/builder/reachableScreens.ts';
import { SurveyFrame } from '#funnel/builder/SurveyFrame.tsx';
import type { Place } from '#funnel/builder/sampleVisit.ts';
import { brandSites, type Site, switchesOf, variantOf } from '#funnel/builder/variant.ts';
import type { BrandId } from '#themes/brands.ts';
import { type AnyThemeId, themeById } from '#themes/registry.ts';
import * as styles from './chrome.css.ts';

/** The screens by which a theme is known. */
export const screens = {
  start: 'the start',
  question: 'a question',
  contact: 'the last step',
  thanks: 'the thank-you page',
} as const;
export type ScreenId = keyof typeof screens;

const stepOf = { start: 'StartPath', question: 'OtherDriversVehicleType', contact: 'PhoneAndZip', thanks: 'PhoneAndZip' };

interface Look {
  readonly theme: AnyThemeId;
  readonly brand: BrandId;
  readonly language: 'en' | 'es';
}

/** A screen of the main survey in a theme, as the builder shows it. */
function sceneOf({ theme, brand, language }: Look, screen: ScreenId, frame: string): Scene {
  const variant = { ...variantOf('main', ownCampaigns), chosen: { theme, brand, lang: language } };
  const site = (brandSites.find((each) => each.brand === brand) ?? brandSites[0]) as Site;
  const own = switchesOf(variant, site);
  const { campaign } = variant;
  const place = screensOf(campaign, own).find(({ viewing }) => viewing === stepOf[screen]) as Place;
  const walk: FramedWalk = screen === 'thanks' ? { place, ended: true } : { place };
  return { frame, campaign, switches: { ...own, theme } as Scene['switches'], fonts: 'loaded', walk, onWalk: () => undefined };
}

/** Tiles come one after the other: all at once would leave each of them late. */
let last = Promise.resolve();
function useTurn(): readonly [isOn: boolean, done: () => void] {
  const [turn, setTurn] = useState<() => void>();
  useEffect(() => {
    let done: () => void = () => undefined;
    const over = new Promise<void>((resolve) => {
      done = resolve;
    });
    void last.then(() => setTurn(() => done));
    last = last.then(() => over);
    return done;
  }, []);
  return [turn !== undefined, turn ?? (() => undefined)];
}

/** A page inside may take the focus as it comes, which scrolls to it; the page around it keeps its own. */
function keepFocusOut(room: HTMLElement | null) {
  const frame = room?.querySelector('iframe');
  const giveBack = () => document.activeElement === frame && frame?.blur();
  giveBack();
  frame?.contentDocument?.addEventListener('focusin', giveBack);
}

interface ScreenTileProps extends Look {
  readonly screen: ScreenId;
  /** Of the page inside, in CSS pixels. */
  readonly width?: number;
  readonly height?: number;
}

/** A real screen of the survey, small. Nothing in it can be pressed or has a stop of the keyboard. */
export function ScreenTile({ theme, brand, language, screen, width = 390, height = 640 }: ScreenTileProps) {
  const [room, scale] = useFrameScale<HTMLDivElement>(width);
  const [isOn, done] = useTurn();
  const title = `${themeById(theme).name}: ${screens[screen]}`;
  const scene = useMemo(() => sceneOf({ theme, brand, language }, screen, title), [theme, brand, language, screen, title]);
  return (
    <div ref={room} className={styles.tilePicture} style={{ aspectRatio: `${width} / ${height}` }} inert>
      {isOn && (
        <SurveyFrame
          title={title}
          scene={scene}
          width={width}
          height={height}
          scale={scale}
          onShown={() => {
            keepFocusOut(room.current);
            done();
          }}
        />
      )}
    </div>
  );
}

import { getRouteApi } from '@tanstack/react-router';
import { useEffect, useMemo, useRef, useState } from 'react';
import type { CampaignContent } from '#contract/campaign/campaign.ts';
import { closestPlace } from '#funnel/builder/builderSession.ts';
import type { FramedWalk, Scene } from '#funnel/builder/FramedSurvey.tsx';
import { screensOf } from '#funnel/builder/reachableScreens.ts';
import type { Place } from '#funnel/builder/sampleVisit.ts';
import type { Site } from '#funnel/builder/variant.ts';
import { useSession } from '../../../data/useSession.ts';
import { useSite } from '../useSite.ts';
import { hasFlow, shownSwitches } from './lookContent.ts';
import type { LookQuestion } from './lookQuestion.ts';
import { indexIn, placeBeside, walkIn } from './walk.ts';

const route = getRouteApi('/campaigns/$key/look');

/** Screens and switches of one content, as the page shows it. */
function useShown(content: CampaignContent | undefined, site: Site, lang: LookQuestion['lang']) {
  return useMemo(() => {
    if (!content || !hasFlow(content)) return undefined;
    const switches = shownSwitches(content, site, lang);
    return { content, switches, places: screensOf(content, switches) };
  }, [content, site, lang]);
}
export type Shown = NonNullable<ReturnType<typeof useShown>>;

/** What the page of a look shows: which screen of the draft and of what is live, in which language and width. */
export function useLook(content: CampaignContent, live: CampaignContent | undefined, site: Site) {
  const question = route.useSearch();
  const navigate = route.useNavigate();
  const { lang, on = 'phone' } = question;
  const shown = useShown(content, site, lang);
  const shownLive = useShown(live, useSite(live), lang);
  const { brands } = useSession();
  const [picked, setWalk] = useState<FramedWalk>();
  // where the screen stood when it was last among them: its successor takes its place
  const last = useRef(0);
  const walk = useMemo(() => {
    if (!shown) return undefined;
    return walkIn(
      picked ?? { place: closestPlace(shown.places, question.screen) },
      shown.content.flow,
      shown.places,
      last.current,
    );
  }, [shown, picked, question.screen]);
  const at = shown && walk ? indexIn(shown.places, walk) : -1;
  useEffect(() => {
    if (at >= 0) last.current = at;
  }, [at]);
  const liveWalk = useMemo(
    () => (shownLive && walk ? walkIn(walk, shownLive.content.flow, shownLive.places, at) : undefined),
    [shownLive, walk, at],
  );

  const ask = (part: LookQuestion) => void navigate({ search: (before) => ({ ...before, ...part }), replace: true });
  const walkTo = (next: FramedWalk) => {
    setWalk(next);
    ask({ screen: next.place.viewing });
  };
  const goTo = (place: Place | undefined) => place && walkTo({ place });
  const sceneOf = (frame: string, part: Shown, own: FramedWalk): Scene => ({
    frame,
    campaign: part.content,
    switches: part.switches,
    brandFacts: brands[part.switches.brand],
    fonts: 'loaded',
    walk: own,
    onWalk: walkTo,
  });
  return {
    on,
    lang: lang ?? shown?.switches.lang ?? 'en',
    places: shown?.places ?? [],
    at,
    walk,
    ask,
    goTo,
    step: (by: 1 | -1) => shown && walk && goTo(placeBeside(shown.places, walk, by)),
    lookedIn: lang,
    /** The scene of another content of the same campaign, at the same screen. */
    sceneOf: (frame: string, part: Shown): Scene | undefined =>
      walk && sceneOf(frame, part, walkIn(walk, part.content.flow, part.places, at)),
    scene: (frame: string) => shown && walk && sceneOf(frame, shown, walk),
    liveScene: (frame: string) => shownLive && liveWalk && sceneOf(frame, shownLive, liveWalk),
  };
}
export type LookState = ReturnType<typeof useLook>;

/** A frame of another content of the same campaign, at the screen of a look. */
export function useSceneOf(content: CampaignContent, look: LookState, frame: string): Scene | undefined {
  const shown = useShown(content, useSite(content), look.lookedIn);
  return shown && look.sceneOf(frame, shown);
}

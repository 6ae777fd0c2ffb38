/** Differences of React 18 from later versions. Applications that install the package may have it. */
import { useLayoutEffect as react, useEffect, version } from 'react';

const isOld = Number.parseInt(version, 10) < 19;

/** `inert` as a property. React 18 passes on a string alone, and later ones take that for false. */
export const inert = (is: boolean) => ({ inert: isOld ? ((is ? '' : undefined) as boolean | undefined) : is });

/** React's own. On a server React 18 warns of it, where neither effect runs. */
export const useLayoutEffect = isOld && typeof document === 'undefined' ? useEffect : react;

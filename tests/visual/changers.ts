import { affectedBy, type StatsModule } from './affected-shots.ts';
import { approvedName } from './approvals.ts';
import type { Change } from './repository.ts';
import type { Shot } from './shots.ts';

/** Names a case keeps: behind a long branch are hundreds. */
const mostNames = 3;

/** The changes that can have touched a shot, by the build's module graph. First the one that touches the fewest shots. */
export function changersOf(
  changes: readonly Change[],
  shots: readonly Shot[],
  modules: readonly StatsModule[],
): (shot: Shot) => readonly string[] {
  const touching = changes
    .map(({ name, files }) => {
      const seen = files.filter((file) => file !== approvedName);
      return { name, touched: new Set(affectedBy(seen, shots, modules)) };
    })
    .sort((one, other) => one.touched.size - other.touched.size);
  return (shot) =>
    touching
      .filter(({ touched }) => touched.has(shot))
      .slice(0, mostNames)
      .map(({ name }) => name);
}

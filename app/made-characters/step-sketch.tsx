import { ChosenSoFar } from './chosen-so-far';
import type { ChosenLine } from './server/read-create-step.server';
import { Sketch, SketchBadge } from './sketch';
import type { SketchedLooks } from './sketch-href';

interface SketchBesideProps {
  looks: SketchedLooks;
  chosen: readonly ChosenLine[];
  /** True at the last step, which lists the choices itself. */
  isLast: boolean;
}

/** Shows the sketch beside the question on a wide screen, with the choices so far. */
export const SketchBeside = ({ looks, chosen, isLast }: SketchBesideProps) => (
  <div className="max-md:hidden">
    <div className="rounded-modal relative overflow-hidden">
      <Sketch looks={looks} text={textOf(chosen)} className="aspect-416/540 w-full" />
      <SketchBadge />
    </div>
    {!isLast && <ChosenSoFar chosen={chosen} />}
  </div>
);

interface SketchAboveProps {
  step: string;
  looks: SketchedLooks;
  chosen: readonly ChosenLine[];
}

/** The steps at which the sketch is above the question on a phone. */
const sketchedSteps: readonly string[] = ['age', 'hair-color', 'summary'];

/** Shows the sketch above the question on a phone, at the steps that have room for it. */
export function SketchAbove({ step, looks, chosen }: SketchAboveProps) {
  if (!sketchedSteps.includes(step)) return null;
  return (
    <div className="relative -mx-4 -mb-16 md:hidden">
      <Sketch looks={looks} text={textOf(chosen)} className="aspect-390/380 w-full object-top" />
      <span className="to-ink absolute inset-x-0 bottom-0 h-2/3 bg-gradient-to-b from-transparent" />
    </div>
  );
}

const textOf = (chosen: readonly ChosenLine[]) => chosen.map(({ text }) => text).join(', ');

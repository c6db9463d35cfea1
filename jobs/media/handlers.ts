import { showCharacterPicture } from '~/domain/characters/show-picture';
import { drawPictures } from '~/domain/media/draw-pictures';
import { generationPrints } from '~/domain/generations/generation-prints';
import { listUnrendered } from '~/domain/media/list-unrendered';
import { printsOf, printStored } from '~/domain/media/print-stored';
import { renderOriginal } from '~/domain/media/render-original';
import { assetOriginals } from '~/domain/posts/originals';
import { storyOriginals } from '~/domain/stories/originals';
import { handleJob, type HandlerOptions } from '../handler';
import { drawPicturesJob } from './draw-pictures.job';
import { printMediaJob } from './print-media.job';
import { renderOriginalJob } from './render-original.job';
import { sweepOriginalsJob } from './sweep-originals.job';

const sweepLimit = 500;
/** Files per run; each is read from storage. */
const printLimit = 100;
const originals = { asset: assetOriginals, story: storyOriginals };

/**
 * Returns the handlers of the media queue, which draw pictures and create renditions of originals, and of
 * the sweep that finds originals.
 */
export function mediaHandlers({
  context,
  enqueuer,
  storage,
  renditions,
  pictures,
}: Pick<HandlerOptions, 'context' | 'enqueuer' | 'storage' | 'renditions' | 'pictures'>) {
  return [
    ...(pictures
      ? [
          handleJob(drawPicturesJob, async (drawing) => ({
            drawn: await drawPictures(
              context,
              { storage, renditions, pictures, originals, showCharacterPicture },
              drawing,
            ),
          })),
        ]
      : []),
    handleJob(renderOriginalJob, async ({ kind, id }) =>
      renderOriginal(context, { storage, renditions, originals }, { kind, id }),
    ),
    handleJob(printMediaJob, async () => {
      const sources = [...Object.values(originals).map(printsOf), generationPrints];
      return { printed: await printStored(context, { storage, sources, limit: printLimit }) };
    }),
    handleJob(sweepOriginalsJob, async () => {
      const unrendered = await listUnrendered(context, { originals, limit: sweepLimit });
      for (const { kind, id } of unrendered) {
        const name = `${kind}-${id}`;
        // A job that failed for good keeps its id, so that an unreadable original is not retried forever.
        await enqueuer.enqueue(
          renderOriginalJob,
          { kind, id, requestId: `sweep-${name}` },
          { jobId: `render-${name}` },
        );
      }
      return { unrendered: unrendered.length };
    }),
  ];
}

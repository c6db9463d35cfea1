import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { tf } from './tensors';

const require = createRequire(import.meta.url);

type Tensor3D = import('@tensorflow/tfjs').Tensor3D;
type Weights = Record<string, import('@tensorflow/tfjs').Tensor>;
type WeightSpecs = Parameters<typeof tf.io.decodeWeights>[1];

interface Net {
  loadFromWeightMap(weights: Weights): void;
}
interface Detection {
  score: number;
  box: { x: number; y: number; width: number; height: number };
}
/** The part of face-api that is used. */
interface FaceApi {
  nets: {
    ssdMobilenetv1: Net;
    ageGenderNet: Net & { predictAgeAndGender(face: Tensor3D): Promise<{ age: number }> };
  };
  SsdMobilenetv1Options: new (options: { minConfidence: number; maxResults: number }) => object;
  detectAllFaces(picture: Tensor3D, options: object): PromiseLike<Detection[]>;
}

/** The picture size for face detection; smaller faces are not portraits. */
const longestSide = 512;
const leastWidth = 40;
const minConfidence = 0.6;
const maxResults = 8;

/** Sizes of the examined area, in widths of the face; each is used as it is and mirrored. */
const frames = [1, 1.2, 1.4, 1.7];
/** The picture size for age estimation. */
const faceSide = 112;

/** Loads the models that detect faces and estimate ages; they are part of the package. */
export async function openFaceFinder(): Promise<
  (picture: Buffer) => Promise<{ ages: number[] }[]>
> {
  const entry = require.resolve('@vladmandic/face-api/dist/face-api.node-wasm.js');
  const faceApi = require(entry) as FaceApi;
  const models = join(entry, '../../model');
  const { ssdMobilenetv1, ageGenderNet } = faceApi.nets;
  ssdMobilenetv1.loadFromWeightMap(await readWeights(models, 'ssd_mobilenetv1'));
  ageGenderNet.loadFromWeightMap(await readWeights(models, 'age_gender'));
  const options = new faceApi.SsdMobilenetv1Options({ minConfidence, maxResults });
  return async (picture) => {
    const whole = await pixelsOf(
      sharp(picture).resize(longestSide, longestSide, { fit: 'inside', withoutEnlargement: true }),
    );
    const detections = await faceApi.detectAllFaces(whole, options);
    const [, seenWidth = 1] = whole.shape;
    whole.dispose();
    const { width = seenWidth, height = seenWidth } = await sharp(picture).metadata();
    const faces: { ages: number[] }[] = [];
    for (const { box } of detections) {
      if (box.width < leastWidth) continue;
      const ages: number[] = [];
      for (const scale of frames) {
        const area = around(box, { by: scale, times: width / seenWidth, width, height });
        const face = sharp(picture).extract(area).resize(faceSide, faceSide, { fit: 'contain' });
        for (const seen of [face.clone(), face.clone().flop()]) {
          const pixels = await pixelsOf(seen);
          ages.push((await ageGenderNet.predictAgeAndGender(pixels)).age);
          pixels.dispose();
        }
      }
      faces.push({ ages });
    }
    return faces;
  };
}

/** Returns a square around a face, limited to the picture. */
function around(
  box: Detection['box'],
  { by, times, width, height }: { by: number; times: number; width: number; height: number },
) {
  const side = Math.max(box.width, box.height) * by * times;
  const left = clamp((box.x + box.width / 2) * times - side / 2, width - 1);
  const top = clamp((box.y + box.height / 2) * times - side / 2, height - 1);
  return {
    left,
    top,
    width: Math.max(1, Math.min(width - left, Math.round(side))),
    height: Math.max(1, Math.min(height - top, Math.round(side))),
  };
}

const clamp = (place: number, most: number): number =>
  Math.min(Math.max(0, Math.round(place)), most);

/** Returns the pixels of a picture as a tensor. */
export async function pixelsOf(picture: Sharp): Promise<Tensor3D> {
  const { data, info } = await picture
    .removeAlpha()
    .toColourspace('srgb')
    .raw()
    .toBuffer({ resolveWithObject: true });
  return tf.tensor3d(new Uint8Array(data), [info.height, info.width, 3], 'int32');
}

async function readWeights(folder: string, name: string): Promise<Weights> {
  const manifest = await readFile(join(folder, `${name}_model-weights_manifest.json`), 'utf8');
  const parts = JSON.parse(manifest) as { weights: WeightSpecs }[];
  const bytes = await readFile(join(folder, `${name}_model.bin`));
  const specs = parts.flatMap(({ weights }) => weights);
  return tf.io.decodeWeights(new Uint8Array(bytes).buffer, specs);
}

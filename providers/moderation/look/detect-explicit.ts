import sharp from 'sharp';
import { pixelsOf } from './find-faces';
import { loadGraphModel, tf } from './tensors';

type ModelJson = Pick<import('@tensorflow/tfjs').io.ModelArtifacts, 'modelTopology' | 'format'> & {
  weightsManifest: { weights: import('@tensorflow/tfjs').io.WeightsManifestEntry[] }[];
};

/**
 * Indexes of the explicit classes. The classes of the model in order: drawings, explicit drawings, neutral,
 * explicit photos, light dress.
 */
const explicitClasses = [1, 3];
const side = 224;

/** Loads the model that detects explicit pictures; the package is used only for its model. */
export async function openExplicitDetector(): Promise<(picture: Buffer) => Promise<number>> {
  const { MobileNetV2MidModel: packed } = await import('nsfwjs/models/mobilenet_v2_mid');
  const json = ((await packed.modelJson()) as { default: ModelJson }).default;
  const bundles = await Promise.all(packed.weightBundles.map((load) => load()));
  const weights = Buffer.concat(bundles.map((bundle) => Buffer.from(bundle.default, 'base64')));
  const model = await loadGraphModel({
    load: () =>
      Promise.resolve({
        modelTopology: json.modelTopology,
        format: json.format,
        weightSpecs: json.weightsManifest.flatMap((group) => group.weights),
        weightData: new Uint8Array(weights).buffer,
      }),
  });
  return async (picture) => {
    const pixels = await pixelsOf(sharp(picture).resize(side, side, { fit: 'fill' }));
    const shares = tf.tidy(() =>
      model.predict(tf.expandDims(tf.div(tf.cast(pixels, 'float32'), 255), 0)),
    ) as import('@tensorflow/tfjs').Tensor;
    const values = await shares.data();
    tf.dispose([pixels, shares]);
    return explicitClasses.reduce((sum, place) => sum + (values[place] ?? 0), 0);
  };
}

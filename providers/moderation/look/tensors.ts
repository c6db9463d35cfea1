import { createRequire } from 'node:module';
import { dirname } from 'node:path';

const require = createRequire(import.meta.url);

type Core = typeof import('@tensorflow/tfjs');
type Tensor = import('@tensorflow/tfjs').Tensor;

/** The core of TensorFlow.js; the full package, which face-api imports, is an alias of it. */
export const tf = require('@tensorflow/tfjs') as Core;

const { setWasmPaths } =
  require('@tensorflow/tfjs-backend-wasm') as typeof import('@tensorflow/tfjs-backend-wasm');
export const { loadGraphModel } =
  require('@tensorflow/tfjs-converter') as typeof import('@tensorflow/tfjs-converter');

/** Tensor methods that face-api uses and that the core only has as functions. */
const chained: Record<string, (this: Tensor, ...given: never[]) => Tensor> = {
  as1D() {
    return tf.reshape(this, [this.size]);
  },
  as2D: reshape,
  as3D: reshape,
  as4D: reshape,
  toFloat() {
    return tf.cast(this, 'float32');
  },
  toInt() {
    return tf.cast(this, 'int32');
  },
  add: withOther(tf.add),
  sub: withOther(tf.sub),
  mul: withOther(tf.mul),
  div: withOther(tf.div),
};

function reshape(this: Tensor, ...shape: number[]): Tensor {
  return tf.reshape(this, shape);
}

function withOther(work: (one: Tensor, other: Tensor | number) => Tensor) {
  return function (this: Tensor, other: Tensor | number): Tensor {
    return work(this, other);
  };
}

/** Starts the WebAssembly backend, whose file is in its package. */
export async function startTensors(): Promise<void> {
  for (const [name, value] of Object.entries(chained)) {
    Object.defineProperty(tf.Tensor.prototype, name, { value, configurable: true });
  }
  setWasmPaths(`${dirname(require.resolve('@tensorflow/tfjs-backend-wasm'))}/`);
  await tf.setBackend('wasm');
  await tf.ready();
}

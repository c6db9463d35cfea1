import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { DigitalSourceType, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { openAsset } from './open-asset';

/** The maximum size of a preserved mark, in bytes: a crafted one must not exhaust the memory. */
const mostMarkBytes = 4 * 1024 * 1024;

/**
 * Returns the manifests of a file and its opened asset; null if it has no readable ones. Throws for broken
 * manifests.
 */
export function readStore(bytes: Buffer) {
  const opened = openAsset(bytes);
  const jumbf = opened?.asset.getManifestJUMBF();
  if (!opened || !jumbf || jumbf.length > mostMarkBytes) return null;
  return {
    ...opened,
    jumbf,
    store: ManifestStore.read(SuperBox.fromBuffer(new Uint8Array(jumbf))),
  };
}

/**
 * Returns the foreign signed mark of a file, to be preserved; null if there is none, or if the library
 * would not write it again byte for byte, which would break its signature.
 */
export function readForeignMark(original: Buffer) {
  try {
    const found = readStore(original);
    if (!found || !Buffer.from(found.store.getBytes()).equals(found.jumbf)) return null;
    const { store } = found;
    return { store, saysGenerated: saysGenerated(store) };
  } catch {
    return null;
  }
}

/** Checks whether the active manifest of a file says that a trained model generated it. */
export function saysGenerated(store: ManifestStore): boolean {
  const actionAssertions = store.getActiveManifest()?.assertions?.getActionAssertions() ?? [];
  return actionAssertions.some(({ actions }) =>
    actions.some(
      ({ digitalSourceType }) => digitalSourceType === DigitalSourceType.TrainedAlgorithmicMedia,
    ),
  );
}

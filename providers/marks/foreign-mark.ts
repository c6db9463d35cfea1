import { SuperBox } from '@trustnxt/c2pa-ts/jumbf';
import { DigitalSourceType, ManifestStore } from '@trustnxt/c2pa-ts/manifest';
import { openAsset } from './open-asset';

/** Largest mark that is carried along, in bytes: a crafted one must not fill the memory. */
const mostMarkBytes = 4 * 1024 * 1024;

/** The manifests of a file with how it is opened; null where it bears none that can be read. Throws for broken ones. */
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
 * The signed mark that a file came with, to be carried along; null where it has none, or the library would
 * not write it again byte for byte, which would break its signature.
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

/** Whether the manifest that speaks for a file says that a trained model made it. */
export function saysGenerated(store: ManifestStore): boolean {
  const said = store.getActiveManifest()?.assertions?.getActionAssertions() ?? [];
  return said.some(({ actions }) =>
    actions.some(
      ({ digitalSourceType }) => digitalSourceType === DigitalSourceType.TrainedAlgorithmicMedia,
    ),
  );
}

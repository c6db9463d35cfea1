import { randomUUID } from 'node:crypto';
import { LocalSigner } from '@trustnxt/c2pa-ts/cose';
import {
  ActionAssertion,
  ActionType,
  BMFFHashAssertion,
  ClaimVersion,
  DataHashAssertion,
  DigitalSourceType,
  IngredientAssertion,
  ManifestStore,
  MetadataAssertion,
  MetadataNamespace,
  RelationshipType,
  type Manifest,
} from '@trustnxt/c2pa-ts/manifest';
import type { TimestampProvider } from '@trustnxt/c2pa-ts/rfc3161';
import type { FileMarker } from './file-marks';
import { readForeignMark } from './foreign-mark';
import { openAsset } from './open-asset';
import type { SigningPair } from './own-certificate';
import { saysOfItself } from './says-of-itself';

const hashName = 'SHA-256';

/** Bytes reserved for the response of a time-stamp authority; few if there is none. */
const roomFor = { stamp: 10_000, nothing: 250 };

interface MarkerOptions {
  pair: SigningPair;
  product: string;
  /** A time-stamp authority (RFC 3161); it returns undefined while it is unavailable. */
  stamps?: TimestampProvider | undefined;
  now: () => Date;
  /** Called with the reason if a file could not be signed; the file keeps its XMP mark. */
  onUnsigned: (reason: unknown) => void;
}

/**
 * Creates a marker that signs files with a certificate. A file whose format cannot hold a signature is
 * returned unchanged and reported.
 */
export function createFileMarker(options: MarkerOptions): FileMarker {
  const { certificate, chain, privateKey, algorithm } = options.pair;
  const signer = new LocalSigner(privateKey, algorithm, certificate, chain);
  return {
    async mark(bytes, original) {
      const foreign = original ? readForeignMark(original) : null;
      const isGenerated = foreign?.saysGenerated === true || (await saysOfItself(bytes));
      if (!isGenerated && !foreign) return bytes;
      const statement: MarkStatement = { ...options, isGenerated, foreign };
      try {
        return await sign(bytes, { signer, stamps: options.stamps, statement });
      } catch (error) {
        options.onUnsigned(error);
        return bytes;
      }
    },
  };
}

interface MarkStatement extends Pick<MarkerOptions, 'product' | 'now'> {
  isGenerated: boolean;
  foreign: ReturnType<typeof readForeignMark>;
}

interface Signing {
  signer: LocalSigner;
  stamps: TimestampProvider | undefined;
  statement: MarkStatement;
}

async function sign(bytes: Buffer, { signer, stamps, statement }: Signing): Promise<Buffer> {
  const opened = openAsset(bytes);
  if (!opened) throw new Error('A file of this form cannot be signed');
  const { asset, format, isBoxed } = opened;
  // Foreign manifests come first and unchanged: the last manifest is the active one.
  const store = statement.foreign?.store ?? new ManifestStore();
  const parent = store.getActiveManifest();
  const manifest = store.createManifest({
    claimVersion: ClaimVersion.V2,
    assetFormat: format,
    instanceID: `xmp:iid:${randomUUID()}`,
    defaultHashAlgorithm: hashName,
    signer,
  });
  if (manifest.claim) manifest.claim.claimGeneratorName = statement.product;
  if (manifest.signature) {
    manifest.signature.signatureData.paddingLength = stamps ? roomFor.stamp : roomFor.nothing;
  }
  say(manifest, parent, statement);
  const binding = isBoxed
    ? BMFFHashAssertion.createV3('jumbf manifest', hashName)
    : DataHashAssertion.create(hashName);
  manifest.addAssertion(binding);
  await asset.ensureManifestSpace(store.measureSize());
  await binding.updateWithAsset(asset);
  await manifest.sign(signer, stamps);
  await asset.writeManifestJUMBF(store.getBytes());
  return Buffer.from(await asset.getDataRange());
}

/**
 * Adds the statement that a model generated the file, the date, and its source; nothing about its owner.
 */
function say(manifest: Manifest, parent: Manifest | undefined, statement: MarkStatement): void {
  const actions = new ActionAssertion();
  const softwareAgent = { name: statement.product };
  const source = statement.isGenerated && {
    digitalSourceType: DigitalSourceType.TrainedAlgorithmicMedia,
  };
  if (parent?.label) {
    const ingredient = IngredientAssertion.createV3(RelationshipType.ParentOf);
    ingredient.activeManifest = manifest.createHashedReference(`/c2pa/${parent.label}`);
    ingredient.validationResults = {
      activeManifest: { success: [], informational: [], failure: [] },
    };
    manifest.addAssertion(ingredient);
    const ingredients = [manifest.createAssertionReference(ingredient)];
    const parameters = { ingredients };
    actions.actions.push({ action: ActionType.C2paOpened, parameters, softwareAgent });
    actions.actions.push({ action: ActionType.C2paConverted, softwareAgent, ...source });
  } else {
    actions.actions.push({ action: ActionType.C2paCreated, softwareAgent, ...source });
  }
  manifest.addAssertion(actions);
  const metadata = new MetadataAssertion();
  const value = statement.now().toISOString().slice(0, 10);
  metadata.entries.push({ namespace: MetadataNamespace.XMPBasic, name: 'CreateDate', value });
  manifest.addAssertion(metadata);
}

import { execFile } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

import { root } from './paths.mjs';

/** The file beside the bundles, whose components it lists. */
const sbomPath = join(root, 'dist-server', 'sbom.cdx.json');

const mostBytes = 64 * 1024 * 1024;

/**
 * Lists a release's components (CycloneDX) from its lock file: the same list for the same packages on every
 * machine. Data of the machine, such as package sources, is omitted.
 */
export async function listComponents() {
  const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
  const { stdout } = await promisify(execFile)(
    npm,
    // npm's own option to omit development packages also drops packages that both need.
    ['sbom', '--package-lock-only', '--sbom-format', 'cyclonedx'],
    { cwd: root, maxBuffer: mostBytes },
  );
  return clean(JSON.parse(stdout));
}

/** Removes development packages, the time and tool of creation, addresses and paths. */
function clean({ $schema, bomFormat, specVersion, version, metadata, components, dependencies }) {
  const shipped = components.filter((component) => !isForDevelopers(component));
  const own = metadata.component;
  const refs = new Set([own, ...shipped].map((component) => component['bom-ref']));
  // npm names the product after its folder.
  const [name] = own['bom-ref'].split('@');
  return {
    $schema,
    bomFormat,
    specVersion,
    version,
    metadata: { component: { ...withoutPlaces(own), type: 'application', name } },
    components: shipped.map(withoutPlaces),
    dependencies: dependencies
      .filter(({ ref }) => refs.has(ref))
      .map(({ ref, dependsOn }) => ({ ref, dependsOn: dependsOn.filter((one) => refs.has(one)) })),
  };
}

const isForDevelopers = ({ properties = [] }) =>
  properties.some(({ name, value }) => name === 'cdx:npm:package:development' && value === 'true');

const withoutPlaces = ({ externalReferences, properties, ...component }) => component;

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const list = await listComponents();
  await mkdir(join(root, 'dist-server'), { recursive: true });
  await writeFile(sbomPath, `${JSON.stringify(list, null, 2)}\n`);
}

import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {describe, expect, it} from 'vitest';
import {checkLicences, type LockedPackages} from '../checkLicences';
import {knownInstallScripts, unknownInstallScripts} from '../installScripts';

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
  overrides: Record<string, string>;
}

const manifest = JSON.parse(readFileSync('package.json', 'utf8')) as Manifest;
const lock = JSON.parse(readFileSync('package-lock.json', 'utf8')) as {packages: LockedPackages};

describe('licences', () => {
  it('of all dependencies are accepted', () => {
    expect(checkLicences(lock.packages)).toEqual([]);
  });

  it.each([
    ['GPL-3.0', false],
    ['MIT AND GPL-3.0', false],
    ['(GPL-3.0 OR MIT)', true],
    ['MIT AND Apache-2.0', true],
    ['MPL-2.0', true],
    [undefined, false],
  ])('%s: accepted is %s', (license, accepted) => {
    const faults = checkLicences({'node_modules/a': {license, version: '1.0.0'}});
    expect(faults).toHaveLength(accepted ? 0 : 1);
  });
});

describe('scripts at installation', () => {
  it('are forbidden', () => {
    expect(readFileSync('.npmrc', 'utf8')).toMatch(/^ignore-scripts=true$/m);
  });

  it('are wanted by the packages of the documented list and no other', () => {
    expect(unknownInstallScripts(lock.packages)).toEqual([]);
    for (const name of Object.keys(knownInstallScripts)) {
      expect(lock.packages[`node_modules/${name}`]?.hasInstallScript).toBe(true);
    }
  });

  it('of a package outside the list are found', () => {
    const packages = {'node_modules/x/node_modules/@a/b': {hasInstallScript: true}};
    expect(unknownInstallScripts(packages)).toEqual(['@a/b']);
  });
});

describe('packages that are left out', () => {
  const standIn = 'scripts/supply-chain/left-out';
  const leftOut = Object.entries({...manifest.dependencies, ...manifest.devDependencies})
    .filter(([, version]) => version === `file:${standIn}`)
    .map(([name]) => name);

  it('are left out of every place where they are needed', () => {
    expect(leftOut).toContain('cssnano');
    const places = Object.entries(lock.packages).filter(([location]) =>
      leftOut.some((name) => location.endsWith(`node_modules/${name}`)),
    );
    expect(places.filter(([, {link}]) => !link)).toEqual([]);
    expect(leftOut.filter((name) => manifest.overrides[name] !== `$${name}`)).toEqual([]);
  });

  it('say what to do when something loads them', () => {
    const load: (name: string) => unknown = createRequire(import.meta.url);
    expect(() => load('../left-out')).toThrow(/npm install/);
  });

  it('can be installed in the container, which copies little before it installs', () => {
    const steps = readFileSync('deploy/Containerfile', 'utf8').split('\n');
    const copied = steps.indexOf(`COPY ${standIn} ${standIn}`);
    expect(copied).toBeGreaterThan(-1);
    expect(copied).toBeLessThan(steps.indexOf('RUN npm ci'));
  });
});

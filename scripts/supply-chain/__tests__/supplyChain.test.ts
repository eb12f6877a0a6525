import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {checkLicences, type LockedPackages} from '../checkLicences';
import {knownInstallScripts, unknownInstallScripts} from '../installScripts';

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

export interface LockedPackage {
  license?: string;
  version?: string;
  hasInstallScript?: boolean;
  /** Stands for a folder of this project, which is listed itself. */
  link?: boolean;
}

export type LockedPackages = Record<string, LockedPackage>;

/** Licences that ask for no more than their notice. */
const permissive = new Set([
  '0BSD',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'BlueOak-1.0.0',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'PSF-2.0',
  'Python-2.0',
  'WTFPL',
]);

/** Licences that ask for more, and why that is met. */
const withReason: Record<string, string> = {
  'MPL-2.0': '按文件要求公开改动；只在构建和检查时运行，不改动，也不进入构建结果。',
  'OFL-1.1': '字体；只用来画分享图和截图，不单独出售。',
  'CC-BY-4.0': '浏览器兼容性数据，署名在包内；只在构建时读取。',
  'CC BY-SA 4.0': '拼写检查的词表；只在检查时读取，不进入构建结果。',
};

/** Packages that state no licence in the lock file, and where it is stated. */
const statedElsewhere: Record<string, string> = {
  '@huacnlee/autocorrect': 'MIT：项目仓库的 LICENSE',
  eval: 'MIT：包内的 LICENSE',
  format: 'MIT：包内的 Readme.md',
  'require-like': 'MIT：包内的 License',
};

/** Of a choice one must be accepted, of a combination all. */
function isAccepted(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1');
  if (plain.includes(' OR ')) {
    return plain.split(' OR ').some(isAccepted);
  }
  return plain.split(' AND ').every((licence) => permissive.has(licence) || licence in withReason);
}

const nameOf = (location: string): string => location.replace(/^.*node_modules\//, '');

/** One sentence for each package whose licence nobody has accepted. */
export function checkLicences(packages: LockedPackages): string[] {
  return Object.entries(packages)
    .filter(([location, {link}]) => location !== '' && !link)
    .filter(([location, {license}]) =>
      license === undefined ? !(nameOf(location) in statedElsewhere) : !isAccepted(license),
    )
    .map(
      ([location, {license, version}]) =>
        `${nameOf(location)}@${version}：许可证 ${license ?? '没有写明'} 不在 scripts/supply-chain/checkLicences.ts 的名单里。`,
    );
}

import type {LockedPackages} from './checkLicences';

/**
 * Packages that want to run code when they are installed. `.npmrc` forbids it; each works without, for the reason
 * given. A new one must be looked at before it is added.
 */
export const knownInstallScripts: Record<string, string> = {
  '@swc/core': '只检查平台的二进制是否在场；它是一个可选依赖，由锁文件安装。',
  'core-js': '只打印一段广告。',
  esbuild: '把启动程序换成二进制以省几毫秒；不换也能运行。',
};

export const unknownInstallScripts = (packages: LockedPackages): string[] =>
  Object.entries(packages)
    .filter(([, {hasInstallScript}]) => hasInstallScript)
    .map(([location]) => location.replace(/^.*node_modules\//, ''))
    .filter((name) => !(name in knownInstallScripts));

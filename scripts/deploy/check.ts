import {checkDeployed} from './checkDeployed';

/** `npm run check:deployed -- https://…`: 0 if all is well, 1 with faults, 2 if the site could not be visited. */

const shown = 20;

async function check(address: string): Promise<number> {
  const findings = await checkDeployed(address);
  for (const {subject, count, faults} of findings) {
    console.log(`${faults.length === 0 ? '✓' : '✗'} ${subject}（${count}）`);
    faults.slice(0, shown).forEach((fault) => console.log(`    ${fault}`));
    if (faults.length > shown) {
      console.log(`    …… 还有 ${faults.length - shown} 处`);
    }
  }
  const total = findings.reduce((sum, {faults}) => sum + faults.length, 0);
  console.log(total === 0 ? `${address} 一切正常。` : `${address} 有 ${total} 处不对。`);
  return total === 0 ? 0 : 1;
}

const [address = ''] = process.argv.slice(2);

if (/^https?:\/\/./.test(address)) {
  check(address)
    .then((code) => {
      process.exitCode = code;
    })
    .catch((error: unknown) => {
      console.error(
        `不能访问 ${address}：${error instanceof Error ? error.message : String(error)}`,
      );
      process.exitCode = 2;
    });
} else {
  console.error('请写出站点的地址，例如 npm run check:deployed -- https://docs.example.com/');
  process.exitCode = 2;
}

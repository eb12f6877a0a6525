import {isPort, readCommandLine} from '../../lib/commandLine';
import {createSiteServer, readSite} from './createSiteServer';

/** `npm run serve -- [--port 3000] [--dir build]`: a finished build, served as it is deployed. */

const {values} = readCommandLine({
  options: {
    port: {type: 'string', default: process.env.PORT ?? '3000'},
    dir: {type: 'string', default: 'build'},
  },
});

const port = Number(values.port);
if (!isPort(port)) {
  console.error(`${values.port} 不是端口号。请用 1 到 65535 之间的整数，例如 --port 3001 。`);
  process.exit(1);
}

try {
  const {baseUrl} = readSite(values.dir);
  const server = createSiteServer(values.dir);
  server.on('error', ({message}) => {
    console.error(`不能在端口 ${values.port} 提供站点：${message}`);
    process.exit(1);
  });
  server.listen(port, () => {
    console.log(`站点地址：http://localhost:${port}${baseUrl}  （按 Ctrl+C 停止）`);
  });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

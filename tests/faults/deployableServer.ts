import {createServer, type IncomingMessage} from 'node:http';
import type {AddressInfo} from 'node:net';
import {createSiteServer} from '../../scripts/serve/createSiteServer';

export interface DeployableServer {
  url: string;
  /**
   * From now on the scripts of the open page are gone, as after a deploy that keeps no old files. The next document
   * is one of the new site, whose scripts are there.
   */
  deploy(): void;
  /** Does so when the first such file is asked for, instead of giving it. */
  deployBefore(destination: string): void;
  /** Documents given since the deploy. */
  documents(): number;
  close(): void;
}

const destinationOf = ({headers}: IncomingMessage): string => String(headers['sec-fetch-dest']);

export async function startDeployableServer(): Promise<DeployableServer> {
  const site = createSiteServer('build');
  let isDeployed = false;
  let trigger: string | undefined;
  let documents = 0;
  const server = createServer((request, response) => {
    const destination = destinationOf(request);
    isDeployed ||= destination === trigger;
    if (isDeployed && destination === 'document') {
      documents += 1;
    }
    if (isDeployed && documents === 0 && request.url?.startsWith('/assets/js/')) {
      response.writeHead(404).end('gone');
      return;
    }
    site.emit('request', request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  return {
    url: `http://localhost:${port}`,
    deploy: () => (isDeployed = true),
    deployBefore: (destination) => (trigger = destination),
    documents: () => documents,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}

import {listen, type StandIn} from './listen';

const pages: Record<string, {title: string; body: string}> = {
  '/': {
    title: '云杉商店',
    body: '<p>耳机、音箱与配件。</p><ul><li><a href="/help">帮助</a></li><li><a href="/products">商品</a></li></ul>',
  },
  '/help': {
    title: '帮助',
    body: '<p>工作日 9:00 至 18:00 有人值守。</p><p><a href="/help/warranty">保修</a></p>',
  },
  '/help/warranty': {title: '保修', body: '<p>自购买之日起保修 12 个月。</p>'},
  '/products': {
    title: '商品',
    body: '<table><tr><th>名称</th><th>价格</th></tr><tr><td>耳机</td><td>299</td></tr><tr><td>音箱</td><td>499</td></tr></table>',
  },
};

const feed = `<?xml version="1.0" encoding="utf-8"?>
<rss version="2.0"><channel><title>云杉商店</title><link>http://localhost/</link><description>新闻</description>
<item><title>秋季新品</title><link>http://localhost/products</link><pubDate>Mon, 28 Jul 2025 09:00:00 GMT</pubDate><description>音箱上架。</description></item>
</channel></rss>`;

/** Four linked pages, a feed, JSON and CSV: what crawling and requesting components need. */
export function startWebSite(): Promise<StandIn> {
  return listen((request, body, response) => {
    const {pathname: path, searchParams} = new URL(request.url ?? '/', 'http://localhost');
    const send = (type: string, text: string, status = 200) => {
      response.writeHead(status, {'content-type': `${type}; charset=utf-8`});
      response.end(text);
    };
    if (path === '/feed.xml') {
      return send('application/rss+xml', feed);
    }
    if (path === '/robots.txt') {
      return send('text/plain', 'User-agent: *\nAllow: /\n');
    }
    if (path === '/orders.csv') {
      return send('text/csv', 'order_id,status\n1024,shipped\n');
    }
    if (path.startsWith('/api/')) {
      const asked = Object.fromEntries(searchParams);
      const answer = {method: request.method, path, received: body || null, ...asked};
      return send('application/json', JSON.stringify(answer));
    }
    const page = pages[path];
    const {title, body: content} = page ?? {title: '没有这个页面', body: ''};
    return send(
      'text/html',
      `<!doctype html><html lang="zh"><head><meta charset="utf-8"><title>${title}</title></head><body><h1>${title}</h1>${content}</body></html>`,
      page ? 200 : 404,
    );
  });
}

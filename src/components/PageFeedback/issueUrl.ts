import {repositoryUrl} from '@site/site/navbar';
import {texts} from '@site/site/texts';

export interface Feedback {
  verdict: string;
  title: string;
  /** The page's address on the site. */
  path: string;
}

/** A new issue with the page named and a question to answer; nothing is sent before the reader submits it. */
export function issueUrl({verdict, title, path}: Feedback): string {
  const query = new URLSearchParams({
    title: `[中文文档] ${title}：${verdict}`,
    body: `页面：${path}\n\n${texts.page.question}\n\n`,
  });
  return `${repositoryUrl}/issues/new?${query.toString()}`;
}

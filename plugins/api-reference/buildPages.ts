import {readingOrder} from './buildSidebar';
import {renderOperation} from './render/renderOperation';
import {basePath, typesPath, type ApiContext} from './render/addresses';
import {renderObjectTypes} from './render/renderObjectTypes';
import {renderOverview} from './render/renderOverview';
import {texts} from './texts';
import type {ApiModel, Operation, OperationPage, OverviewPage, PageLink} from './types';

export async function buildOverviewPage(
  markdown: string,
  model: ApiModel,
  context: ApiContext,
): Promise<OverviewPage> {
  return {
    permalink: basePath(context),
    title: texts.overviewTitle,
    description: `Langflow ${model.version} HTTP API 的 ${model.operations.length} 个操作：参数、请求体、响应和可直接运行的代码示例。`,
    ...(await renderOverview(markdown, model, context)),
  };
}

export function buildTypesPage(model: ApiModel, context: ApiContext): OverviewPage {
  return {
    permalink: typesPath(context),
    title: texts.typesTitle,
    description: texts.typesDescription(model.objects.length),
    ...renderObjectTypes(model, context),
  };
}

/** Every operation's page, linked to its neighbours in the sidebar. */
export function buildOperationPages(
  model: ApiModel,
  context: ApiContext,
): Promise<OperationPage[]> {
  const ordered = readingOrder(model);
  const link = (operation: Operation | undefined): PageLink | undefined =>
    operation && {
      title: operation.title,
      permalink: `${basePath(context)}/${operation.slug}`,
    };
  return Promise.all(
    ordered.map(async (operation, index) => ({
      slug: operation.slug,
      permalink: `${basePath(context)}/${operation.slug}`,
      title: operation.title,
      description: operation.summary,
      previous: link(ordered[index - 1]),
      next: link(ordered[index + 1]),
      html: await renderOperation(operation, model, context),
    })),
  );
}

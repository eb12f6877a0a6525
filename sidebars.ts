import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';

type Items = NonNullable<Extract<SidebarsConfig[string], unknown[]>>;

/**
 * Every category starts collapsed. One with an overview opens it; the trail above a page leads from the others to
 * their first page (src/theme/DocBreadcrumbs).
 */
const category = (label: string, items: Items, overview?: string) => ({
  type: 'category' as const,
  label,
  collapsed: true,
  items,
  ...(overview !== undefined && {link: {type: 'doc' as const, id: overview}}),
});

/** Providers by what they are used for: a reader looks for a model or for a search, not for a letter. */
const bundles = [
  category('模型服务', [
    'bundles/bundles-aiml',
    'bundles/bundles-amazon',
    'bundles/bundles-anthropic',
    'bundles/bundles-azure',
    'bundles/bundles-baidu',
    'bundles/bundles-cloudflare',
    'bundles/bundles-cohere',
    'bundles/bundles-deepseek',
    'bundles/bundles-groq',
    'bundles/bundles-huggingface',
    'bundles/bundles-ibm',
    'bundles/bundles-lmstudio',
    'bundles/bundles-maritalk',
    'bundles/bundles-mistralai',
    'bundles/bundles-novita',
    category(
      'NVIDIA',
      [
        'integrations/integrations-nvidia-ingest',
        'integrations/integrations-nvidia-ingest-wsl2',
        'integrations/integrations-nvidia-g-assist',
      ],
      'bundles/bundles-nvidia',
    ),
    'bundles/bundles-ollama',
    'bundles/bundles-openai',
    'bundles/bundles-openrouter',
    'bundles/bundles-perplexity',
    'bundles/bundles-sambanova',
    'bundles/bundles-vertexai',
    'bundles/bundles-xai',
  ]),
  category('搜索与网页', [
    'integrations/integrations-apify',
    'bundles/bundles-arxiv',
    'bundles/bundles-bing',
    'bundles/bundles-duckduckgo',
    'bundles/bundles-exa',
    'bundles/bundles-glean',
    'bundles/bundles-searchapi',
    'bundles/bundles-wikipedia',
  ]),
  category('数据与记忆', [
    'integrations/integrations-assemblyai',
    'bundles/bundles-datastax',
    'integrations/integrations-docling',
    'bundles/bundles-mem0',
    'bundles/bundles-redis',
  ]),
  category('应用与工具', [
    'integrations/integrations-cleanlab',
    'integrations/integrations-composio',
    category('Google', ['integrations/integrations-google-big-query'], 'bundles/bundles-google'),
    'bundles/bundles-icosacomputing',
    'bundles/bundles-langchain',
    category('Notion', [
      'integrations/notion-setup',
      'integrations/notion-agent-conversational',
      'integrations/notion-agent-meeting-notes',
    ]),
  ]),
];

const sidebars: SidebarsConfig = {
  docs: [
    'index',
    category('开始使用', [
      'get-started/about-langflow',
      'get-started/get-started-installation',
      'get-started/get-started-quickstart',
      category('教程', [
        'tutorials/chat-with-rag',
        'tutorials/chat-with-files',
        'tutorials/agent-tutorial',
        'tutorials/mcp-tutorial',
      ]),
    ]),
    category(
      '流程',
      [
        'flows/concepts-overview',
        category('流程模板', [
          'templates/basic-prompting',
          'templates/simple-agent',
          'templates/blog-writer',
          'templates/document-qa',
          'templates/memory-chatbot',
          'templates/vector-store-rag',
          'templates/financial-report-parser',
          'templates/sequential-agent',
          'templates/travel-planning-agent',
        ]),
        category('运行流程', ['flows/webhook'], 'flows/concepts-publish'),
        'flows/concepts-playground',
        'flows/concepts-flows-import',
      ],
      'flows/concepts-flows',
    ),
    category('智能体', ['agents/agents-tools'], 'agents/agents'),
    category('模型上下文协议（MCP）', [
      'mcp/mcp-client',
      'mcp/mcp-server',
      'mcp/mcp-component-astra',
    ]),
    category(
      '组件参考',
      [
        category('核心组件', [
          'components/components-io',
          'components/components-agents',
          category('模型', [
            'components/components-models',
            'components/components-embedding-models',
          ]),
          'components/components-data',
          'components/components-vector-stores',
          category('处理', ['components/components-prompts'], 'components/components-processing'),
          'components/components-logic',
          'components/components-helpers',
          'components/components-tools',
          'components/components-memories',
        ]),
        category('组件包', bundles, 'bundles/components-bundle-components'),
        'components/components-custom-components',
      ],
      'components/concepts-components',
    ),
    category('开发', [
      'develop/data-types',
      'develop/install-custom-dependencies',
      category('存储与记忆', [
        'develop/concepts-file-management',
        'develop/memory',
        'develop/session-id',
      ]),
      category('可观测性', [
        'develop/logging',
        'integrations/integrations-arize',
        'integrations/integrations-langfuse',
        'integrations/integrations-langsmith',
        'integrations/integrations-langwatch',
        'integrations/integrations-opik',
        'contribute/contributing-telemetry',
      ]),
      'develop/concepts-voice-mode',
    ]),
    category('配置', [
      'develop/environment-variables',
      'develop/configuration-cli',
      'develop/configuration-global-variables',
      'develop/configuration-api-keys',
      'develop/configuration-authentication',
      'develop/configuration-custom-database',
    ]),
    category(
      '部署',
      [
        'deploy/deployment-public-server',
        category(
          '容器化部署',
          [
            'deploy/deployment-docker',
            'deploy/deployment-caddyfile',
            category(
              'Kubernetes',
              ['deploy/deployment-kubernetes-dev', 'deploy/deployment-kubernetes-prod'],
              'deploy/deployment-prod-best-practices',
            ),
            'deploy/deployment-gcp',
            'deploy/deployment-hugging-face-spaces',
            'deploy/deployment-railway',
            'deploy/deployment-render',
          ],
          'deploy/develop-application',
        ),
      ],
      'deploy/deployment-overview',
    ),
    category(
      'API 指南',
      [
        'api-guides/typescript-client',
        'api-guides/api-flows-run',
        'api-guides/api-flows',
        'api-guides/api-files',
        'api-guides/api-projects',
        'api-guides/api-logs',
        'api-guides/api-monitor',
        'api-guides/api-build',
        'api-guides/api-users',
      ],
      'api-guides/api-reference-api-examples',
    ),
    category(
      '参与贡献',
      [
        'contribute/contributing-community',
        'contribute/contributing-components',
        'contribute/contributing-component-tests',
        'contribute/contributing-templates',
        'contribute/contributing-bundles',
      ],
      'contribute/contributing-how-to-contribute',
    ),
    category(
      '支持',
      ['support/troubleshoot', 'support/luna-for-langflow'],
      'support/contributing-github-issues',
    ),
    'support/release-notes',
  ],
};

export default sidebars;

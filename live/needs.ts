import type {Example} from './examples/collectExamples';

/** Why a block cannot run here: what it needs that a closed machine does not have. */
interface Need {
  need: string;
  /** Slug of the page; left out, the rule holds on every page. */
  page?: string;
  /** Of the code, or of the fence's title when `title` is set. */
  code?: RegExp;
  title?: RegExp;
  language?: string;
  tab?: [group: string, value: string];
}

const command = (names: string) => new RegExp(`^\\s*(sudo )?(${names})\\b`, 'm');

/** The one list of exemptions. A rule names a thing outside; nothing is exempt for being hard. */
export const needs: Need[] = [
  {need: 'Windows', tab: ['os', 'windows']},
  {need: 'Windows', language: 'powershell'},
  {need: 'macOS', tab: ['os', 'macos']},
  {need: '国内的镜像站', tab: ['mirror', 'china']},
  {need: '国内的镜像站', code: /npmmirror|tuna\.tsinghua|aliyun|USTC|hf-mirror/},
  {need: 'OpenAI 的实时语音服务', page: 'concepts-voice-mode', title: /^voice_client/},
  {need: '本站的公开地址', page: 'mcp-client', code: /docs\.example\.com/},
  {need: 'Astra DB', page: 'mcp-client', title: /astra/},
  {need: 'Astra DB', page: 'mcp-component-astra'},
  {need: 'Astra DB', page: 'bundles-datastax'},
  {need: 'NVIDIA Ingest', page: 'integrations-nvidia-ingest'},
  {need: 'NVIDIA Ingest', page: 'integrations-nvidia-ingest-wsl2'},
  {need: 'Langfuse', page: 'integrations-langfuse'},
  {need: 'Arize', page: 'integrations-arize'},
  {need: 'LangSmith', page: 'integrations-langsmith'},
  {need: 'LangWatch', page: 'integrations-langwatch'},
  {need: 'Opik', page: 'integrations-opik'},
  {need: 'Ollama', page: 'bundles-ollama'},
  {need: 'LM Studio', page: 'bundles-lmstudio'},
  {need: 'Google Cloud', page: 'bundles-vertexai'},
  {need: 'Google Cloud', page: 'deployment-gcp'},
  {need: 'Kubernetes', page: 'deployment-kubernetes-prod'},
  {need: 'Kubernetes', page: 'deployment-kubernetes-dev'},
  {need: 'Hugging Face', page: 'deployment-hugging-face-spaces'},
  {need: 'Railway', page: 'deployment-railway'},
  {need: 'Docker', page: 'deployment-docker'},
  {need: 'Langflow 的源代码仓库', page: 'contributing-component-tests'},
  {need: 'Langflow 的源代码仓库', page: 'contributing-bundles'},
  {need: 'Langflow 的源代码仓库', page: 'contributing-how-to-contribute'},
  {need: 'Langflow 的源代码仓库', page: 'contributing-templates'},
  {need: 'systemd', language: 'ini', title: /\.service$/},
  {need: 'Angular', language: 'typescript', title: /^app\.(module|component)\.ts$/},
  {need: 'Docker', code: command('docker|docker-compose|podman')},
  {need: 'Kubernetes', code: command('kubectl|helm|minikube|kind')},
  {need: 'Google Cloud', code: command('gcloud|gsutil')},
  {need: 'Railway', code: command('railway')},
  {need: 'Homebrew', code: command('brew')},
  {
    need: '系统的软件源与管理员权限',
    code: command('apt|apt-get|yum|dnf|pacman|systemctl|ufw|snap'),
  },
  {need: 'GitHub', code: command('git|gh')},
  {need: 'Ollama', code: command('ollama')},
  {need: 'LM Studio', code: command('lms')},
  {need: 'Caddy', code: command('caddy')},
  {need: 'yarn', code: command('yarn')},
  {need: 'pnpm', code: command('pnpm')},
  {need: 'ngrok', code: command('ngrok|cloudflared|zrok')},
  {need: '远程主机', code: command('ssh|scp|rsync')},
  {
    need: '另一套 Python 环境：安装或升级软件包',
    code: command(
      'pip|uv (pip|venv|add|tool|sync|lock|self|init|python)|python3? -m (pip|venv)|pipx',
    ),
  },
  {need: '另一个 Langflow 进程', code: /^\s*(uv run )?(langflow|python -m langflow)(?![-/.\w])/m},
  {need: 'Langflow 的源代码仓库', code: command('make|uv run pytest|pytest')},
  {
    need: '公网上的服务',
    code: /https?:\/\/(?!localhost|127\.0\.0\.1|IP_OR_DNS|0\.0\.0\.0)[\w.-]+\.(com|cn|org|io|ai|app|dev|net|sh)\b/,
  },
];

/** What the block needs from outside, if anything. */
export function findNeed(page: string, example: Example): string | undefined {
  if (example.partial) return '前一块完整的代码：这里只印了其中改动的几行';
  return needs.find((rule) => applies(rule, page, example))?.need;
}

function applies(
  {page, code, title, language, tab}: Need,
  slug: string,
  example: Example,
): boolean {
  if (page !== undefined && page !== slug) return false;
  if (language !== undefined && language !== example.language) return false;
  // Settings need no service: the product reads them here.
  if (example.language === 'ini' && language !== 'ini') return false;
  if (tab && example.tabs[tab[0]] !== tab[1]) return false;
  if (title && !title.test(example.title)) return false;
  if (code && !(isShell(example) && code.test(example.code))) return false;
  return true;
}

/** Commands are looked for in shells only: a Python program may well say `make`. */
function isShell({language}: Example): boolean {
  return language === 'bash' || language === 'powershell';
}

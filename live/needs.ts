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

/** At the start of a line, or as the value of a variable. */
const command = (names: string) => new RegExp(`^\\s*(\\w+=\\$\\()?(sudo )?(${names})\\b`, 'm');

/** The one list of exemptions. A rule names a thing outside; nothing is exempt for being hard. */
export const needs: Need[] = [
  {need: 'Windows', tab: ['os', 'windows']},
  {need: 'Windows', language: 'powershell'},
  // What the tab shares with Linux runs here too.
  {need: 'macOS', tab: ['os', 'macos'], code: /\b(pbcopy|launchctl|make)\b|~\/Library/},
  {need: '国内的镜像站', tab: ['mirror', 'china']},
  {need: '国内的镜像站', code: /npmmirror|tuna\.tsinghua|aliyun|USTC|hf-mirror|modelscope/},
  {need: 'systemd', language: 'ini', title: /\.service$|\.service\.d\//},
  {need: '本站的公开地址', page: 'mcp-client', code: /docs\.example\.com/},
  {need: 'Docker', code: command('docker|docker-compose|podman')},
  {need: 'Docker', page: 'deployment-docker', code: /backup\.sh/},
  {need: 'Docker', page: 'bundles-huggingface', code: /localhost:8080/},
  {need: 'Kubernetes', code: command('kubectl|helm|minikube|kind')},
  {need: 'Google Cloud', code: command('gcloud|gsutil')},
  {need: 'Google Cloud', page: 'integrations-google-big-query', language: 'sql'},
  {need: 'AWS', code: command('aws')},
  {need: 'Railway', code: /^\s*railway\b|DATABASE_PUBLIC_URL/m},
  {need: 'Hugging Face', code: /\bHF_TOKEN\b/},
  {need: 'Hugging Face', page: 'deployment-hugging-face-spaces', language: 'python'},
  {need: 'Homebrew', code: command('brew')},
  {need: 'conda', code: command('conda')},
  // Whoever verifies does not hand over the machine: accounts, services and packages stay as they are.
  {need: '管理员权限', code: command('sudo|apt|apt-get|yum|dnf|pacman|systemctl|ufw|snap|crontab')},
  {need: 'GitHub', code: command('git|gh')},
  {need: 'Ollama', code: /^\s*(OLLAMA_\w+=\S+ )?ollama\b|:11434\b/m},
  {need: 'LM Studio', code: /^\s*lms\b|:1234\//m},
  {need: 'ngrok', code: command('ngrok|cloudflared|zrok')},
  {need: '远程主机', code: command('ssh|ssh-keygen|scp|rsync')},
  {need: '域名服务', code: command('dig|nslookup')},
  {need: 'Langfuse', code: /\$LANGFUSE_HOST\//},
  {need: 'Opik', code: /\bopik (healthcheck|configure)\b/},
  {need: 'LangWatch', page: 'integrations-langwatch', language: 'python'},
  {need: 'OpenAI 的实时语音服务', page: 'concepts-voice-mode', title: /^voice_client/},
  {need: 'Astra DB', code: /astra-db-mcp/},
  {need: 'Astra DB', page: 'mcp-client', title: /astra/},
  {need: 'NVIDIA Ingest', page: 'integrations-nvidia-ingest-wsl2', language: 'bash'},
  {need: 'Angular 项目', language: 'typescript', title: /^app\.(module|component)\.ts$/},
  // Another version of the product than the one that runs here.
  {need: 'langflow-base 0.5.0', page: 'configuration-cli', title: /^langflow-base 0\.5\.0$/},
  // The wheel carries neither the tests' base classes nor the sources of the editor.
  {need: 'Langflow 的源代码仓库', page: 'contributing-component-tests', language: 'python'},
  {need: 'Langflow 的源代码仓库', page: 'contributing-bundles', language: 'typescript'},
  {need: 'Langflow 的源代码仓库', title: /^src\/backend\/.*\/__init__\.py$/},
  {
    need: 'Langflow 的源代码仓库',
    page: 'contributing-how-to-contribute',
    code: command('npm|yarn|cd'),
  },
  {need: 'Langflow 的源代码仓库', code: command('make|uv sync')},
  {need: 'Langflow 的源代码仓库', code: /\bpytest src\//},
  {need: 'PyTorch 的软件源', code: /download\.pytorch\.org/},
  {need: '公网上的服务', code: /^export LANGFLOW_URL="https:[^]*\bcurl\b/m},
  {
    need: '公网上的服务',
    code: /\bcurl\b[^|]*?https?:\/\/(?!localhost|127\.0\.0\.1|IP_OR_DNS|0\.0\.0\.0)[\w.-]+\.(com|cn|org|io|ai|app|dev|net|sh)\b/s,
  },
];

/** What the block needs from outside, if anything. */
export function findNeed(page: string, example: Example): string | undefined {
  return needs.find((rule) => applies(rule, page, example))?.need;
}

function applies(
  {page, code, title, language, tab}: Need,
  slug: string,
  example: Example,
): boolean {
  if (page !== undefined && page !== slug) {
    return false;
  }
  if (language !== undefined && language !== example.language) {
    return false;
  }
  // Settings need no service: the product reads them here.
  if (settings.has(example.language) && language !== example.language) {
    return false;
  }
  if (tab && example.tabs[tab[0]] !== tab[1]) {
    return false;
  }
  if (title && !title.test(example.title)) {
    return false;
  }
  if (code && !(isShell(example) && code.test(example.code))) {
    return false;
  }
  return true;
}

/** Languages of configuration files. */
const settings = new Set(['ini', 'yaml', 'caddyfile', 'nginx']);

/** Commands are looked for in shells only: a Python program may well say `make`. */
function isShell({language}: Example): boolean {
  return language === 'bash' || language === 'powershell';
}

import type {AskedAs} from './types';

/** Installing and custom dependencies. */
export const install: AskedAs = {
  '/install-custom-dependencies#langflow-base': ['最小安装', '轻量镜像', '安装包太大', '依赖太多'],
  '/get-started-installation': [
    '下载 安装包',
    '环境要求 python 版本',
    '最低配置 内存',
    'windows mac linux 安装',
  ],
  '/get-started-installation#install-and-run-langflow-desktop': [
    '桌面版下载',
    'exe dmg',
    'windows 客户端',
  ],
  '/get-started-installation#install-and-run-langflow-docker': ['docker run', 'docker 一键启动'],
  '/get-started-installation#persist-data-in-docker': [
    'docker 重启后流程丢失',
    '容器删了数据没了',
    '数据卷挂到哪个目录 volume',
    'docker 数据保存',
  ],
  '/get-started-installation#docker-image-mirror': [
    'docker pull 超时',
    '镜像下载不下来',
    '国内镜像加速',
  ],
  '/get-started-installation#prepare-python-and-uv': [
    'python 3.13 不支持',
    'python 版本',
    'uv 安装',
  ],
  '/get-started-installation#install-the-package': [
    'pip install langflow',
    'pip 安装太慢 清华源',
    '指定版本安装',
  ],
  '/get-started-installation#start-langflow': ['怎么启动', 'langflow run', '后台运行', '开机自启'],
  '/get-started-installation#upgrade-and-uninstall': [
    '升级到最新版',
    '降级 回退版本',
    '卸载干净',
    '更新 langflow',
  ],
  '/get-started-installation#common-failures': [
    '安装报错',
    'pip install 失败',
    'command not found langflow 不是内部或外部命令',
    'Address already in use 端口被占用',
    'ResolutionImpossible 依赖冲突',
    'Killed 内存不足',
  ],
  '/install-custom-dependencies': ['安装额外的 python 包', '缺少库', 'pip 安装第三方库'],
  '/install-custom-dependencies#langflow-desktop': ['桌面版怎么装 python 包', '桌面版 pip'],
  '/install-custom-dependencies#install-custom-dependencies-in-langflow-oss': [
    '装了包还是找不到',
    '包装到哪个环境',
    'ModuleNotFoundError 装了还报',
  ],
  '/install-custom-dependencies#install-dependencies-in-docker': [
    'docker 里安装 python 包',
    '容器里 pip install',
    'docker 装了包 重启就没',
    '自定义镜像 加依赖',
    '带全部依赖的镜像',
    'langflow-all',
    '镜像里加可选依赖',
  ],
  '/install-custom-dependencies#resolve-conflicts': [
    '依赖冲突',
    '版本不兼容',
    'pydantic langchain 版本',
  ],
  '/install-custom-dependencies#share-code-between-components': [
    '组件之间互相 import',
    '公共代码',
    '共用函数',
    '导入另一个组件',
    'PYTHONPATH',
  ],
  '/contributing-how-to-contribute#set-up-your-langflow-development-environment': [
    '编译前端 node 版本',
    'npm ci 失败',
    '前端开发环境',
  ],
};

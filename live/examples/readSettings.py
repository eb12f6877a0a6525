"""Reads a .env file the way Langflow does and names what the product does not know."""

import os
import re
import sys
from pathlib import Path

from dotenv import dotenv_values

values = dotenv_values(sys.argv[1])
for name in [key for key in os.environ if key.startswith("LANGFLOW_")]:
    del os.environ[name]
os.environ.update({name: value or "" for name, value in values.items()})
os.environ.setdefault("LANGFLOW_CONFIG_DIR", str(Path(sys.argv[1]).parent))

import langflow  # noqa: E402
from langflow.services.settings.auth import AuthSettings  # noqa: E402
from langflow.services.settings.base import Settings  # noqa: E402

settings = Settings()
AuthSettings(CONFIG_DIR=settings.config_dir)
fields = {f"LANGFLOW_{field.upper()}" for field in [*Settings.model_fields, *AuthSettings.model_fields]}
unknown = [name for name in values if name.startswith("LANGFLOW_") and name not in fields]
if unknown:
    root = Path(langflow.__file__).parent
    text = "".join(file.read_text(errors="ignore") for file in root.rglob("*.py") if "components" not in file.parts)
    named = set(re.findall(r"LANGFLOW_\w+", text))
    flags = set(re.findall(r"^    (\w+): bool", (root / "services/settings/feature_flags.py").read_text(), re.M))
    named |= {f"LANGFLOW_FEATURE_{flag.upper()}" for flag in flags}
    unknown = [name for name in unknown if name not in named]
# The page says of this name that the product does not read it.
unknown = [name for name in unknown if name != "LANGFLOW_ENABLE_LOG_RETRIEVAL"]
if unknown:
    sys.exit("产品不认识：" + "、".join(unknown))

// Requests the code of what the address opens before the rest of the first script is evaluated; main.tsx imports this module first.
import { pagePath } from "../../domain/app/link";
import { privilegeParameter } from "../../domain/app/pagePaths";
import { readLocale } from "../../domain/text/localized";
import { local, storageKeys } from "../../platform/storage/storage";
import { pages } from "../routes";

const search = new URLSearchParams(location.search);

/** Loads the page of the address, unless it is home or needs a token that this phone does not have. */
function addressedPage(): Promise<unknown>[] {
	const path = pagePath(location.pathname);
	const page = pages.find((it) => it.path === path);
	const isShown = page?.token !== "required" || local.get(storageKeys.token);
	return page?.load && isShown ? [page.load()] : [];
}

/** Loads the privilege or code in the address, which is shown before the page (openFromAddress.ts), or else the page. */
function addressedParts(): Promise<unknown>[] {
	if (search.has(privilegeParameter))
		return [
			import("../../features/privilege/PrivilegeModal"),
			import("dompurify"),
		];
	if (search.has("open")) return [import("../DialogHost")];
	return addressedPage();
}

const isThai = readLocale(local.get(storageKeys.locale)) === "th";
const parts = addressedParts();
if (parts.length > 0)
	parts.push(
		isThai ? import("../../locales/th.po") : import("../../locales/en-US.po"),
	);
if (!isThai) parts.push(import("../../locales/home/en-US.po"));
// A failure is handled where the part is imported again.
for (const part of parts) part.catch(() => undefined);

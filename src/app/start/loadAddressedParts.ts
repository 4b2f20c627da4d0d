// Asks for the parts that the address opens before the rest of the first script is evaluated; main.tsx imports it first.
import { privilegeParameter } from "../../domain/app/pagePaths";
import { readLocale } from "../../domain/text/localized";
import { local, storageKeys } from "../../platform/storage/storage";

const search = new URLSearchParams(location.search);

/** The parts of the privilege or code in the address, loaded as openFromAddress.ts loads them. */
function addressedParts(): Promise<unknown>[] {
	if (search.has(privilegeParameter))
		return [
			import("../PrivilegeHost"),
			import("../../features/privilege/PrivilegeModal"),
			import("dompurify"),
		];
	if (search.has("open")) return [import("../DialogHost")];
	return [];
}

const isThai = readLocale(local.get(storageKeys.locale)) === "th";
const parts = addressedParts();
if (parts.length > 0)
	parts.push(
		isThai ? import("../../locales/th.po") : import("../../locales/en-US.po"),
	);
if (!isThai) parts.push(import("../../locales/home/en-US.po"));
// Whoever needs a part asks for it again, and sees the failure.
for (const part of parts) part.catch(() => undefined);

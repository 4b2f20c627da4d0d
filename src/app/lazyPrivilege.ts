// The lazy privilege, which its host shows and the start preloads.
import { lazyComponent } from "./lazyComponent";

export const PrivilegeModal = lazyComponent(
	() => import("../features/privilege/PrivilegeModal"),
);

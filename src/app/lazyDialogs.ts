// Lazy dialogs that both their host and the start (for preloading) import.
import { lazyComponent } from "./lazyComponent";

export const PrivilegeModal = lazyComponent(
	() => import("../features/privilege/PrivilegeModal"),
);

export const RewardCodeDialog = lazyComponent(
	() => import("../features/reward/RewardCodeDialog"),
);

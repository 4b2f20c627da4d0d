// /share: redirects a shared link inside the app (2 §2).
import { useNavigate, useRouter } from "@tanstack/react-router";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { sharedLinkPath } from "../../domain/app/share";
import { openDialogWhenFree } from "../../platform/browser/overlays";
import { useAfterMount } from "../../platform/browser/useAfterMount";
import { linkNotFoundDialog } from "./failedSignIn";

export default function SharePage() {
	const target = sharedLinkPath(useSearchParams());
	const navigate = useNavigate();
	const router = useRouter();
	useAfterMount(async () => {
		await navigate({ href: target ?? "/", replace: true });
		if (target === null) openDialogWhenFree(linkNotFoundDialog);
	}, target ?? "unknown");
	// The same skeleton that the router shows while the code of the target page is loading.
	const Skeleton = router.options.defaultPendingComponent;
	return Skeleton ? <Skeleton /> : <main data-busy="true" />;
}

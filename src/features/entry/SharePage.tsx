// /share: redirects a shared link inside the app (2 §2).
import { useNavigate } from "@tanstack/react-router";
import { useEffect } from "react";
import { useSearchParams } from "../../components/pages/useSearchParams";
import { sharedLinkPath } from "../../domain/app/share";
import { afterMount } from "../../platform/browser/afterMount";
import { openDialog } from "../../platform/browser/dialogs";
import { linkNotFoundDialog } from "./failedSignIn";

export default function SharePage() {
	const target = sharedLinkPath(useSearchParams());
	const navigate = useNavigate();
	useEffect(
		() =>
			afterMount(async () => {
				await navigate({ href: target ?? "/", replace: true });
				if (target === null)
					openDialog({ name: "confirmation", ...linkNotFoundDialog });
			}),
		[navigate, target],
	);
	return <main data-busy="true" />;
}

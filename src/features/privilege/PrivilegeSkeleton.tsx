// The skeleton of a privilege and of its bar, with the layout of the loaded ones.
import { CloseButton } from "../../components/dialogs/CloseButton";
import { LoadingStatus } from "../../components/pages/LoadingStatus";
import { Skeleton } from "../../ui/feedback/Skeleton";
import { iconButtonClass } from "../../ui/form/IconButton";
import bar from "./ClaimBar.module.css";
import layout from "./PrivilegeLayout.module.css";
import sheet from "./PrivilegeSheet.module.css";
import styles from "./PrivilegeSkeleton.module.css";

const Line = ({ width }: { width: string }) => (
	<Skeleton width={width} height="0.9em" />
);

const Fact = () => (
	<Skeleton height="calc(1.6em + 18px)" radius="var(--radius-field)" />
);

export function PrivilegeSkeleton({ onClose }: { onClose: () => void }) {
	return (
		<>
			<LoadingStatus />
			{/* With `aria-busy` screen readers would skip the close button. */}
			<div className={layout.split} data-busy>
				<div className={layout.picture}>
					<Skeleton height="100%" radius={0} />
					<div className={layout.buttons}>
						<span className={iconButtonClass({ round: true })} />
						<span className={iconButtonClass({ round: true })} />
						<CloseButton round onClick={onClose} />
					</div>
				</div>
				<div className={layout.words} aria-hidden="true">
					<div className={sheet.head}>
						<div className={sheet.who}>
							<span className={styles.logo}>
								<Skeleton width={60} height={60} radius={18} />
							</span>
							<div className={`${sheet.brand} ${styles.line}`}>
								<Line width="6em" />
							</div>
						</div>
						<div className={`${sheet.title} ${styles.title}`}>
							<Line width="88%" />
						</div>
						<div className={`${sheet.subname} ${styles.line}`}>
							<Line width="50%" />
						</div>
					</div>
					<div className={`${sheet.until} ${styles.line}`}>
						<Line width="62%" />
					</div>
					<div className={styles.tabs}>
						<Line width="4.5em" />
						<Line width="3.5em" />
						<Line width="3.5em" />
					</div>
					<div className={sheet.text}>
						<div className={styles.line}>
							<Line width="96%" />
							<Line width="91%" />
							<Line width="60%" />
						</div>
						<div className={sheet.facts}>
							<Fact />
							<Fact />
						</div>
					</div>
				</div>
			</div>
		</>
	);
}

export const ClaimBarSkeleton = () => (
	<div className={bar.bar} aria-hidden="true">
		<div className={styles.quota}>
			<Line width="40%" />
			<Skeleton height={6} />
		</div>
		<div>
			<Skeleton height="max(52px, 1.45em + 12px)" />
		</div>
	</div>
);

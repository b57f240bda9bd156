// Waiting that ends when it is cancelled, also if the awaited task does not.
using System;
using System.Threading;
using System.Threading.Tasks;

namespace Handover
{
    internal static class Cancellable
    {
        /// <summary>Ends when it is cancelled; the result of the task is then disposed as soon as it comes.</summary>
        internal static async Task<T> WaitAsync<T>(Task<T> task, CancellationToken cancellation)
        {
            if (!task.IsCompleted && cancellation.CanBeCanceled)
            {
                var cancelled = new TaskCompletionSource<bool>(TaskCreationOptions.RunContinuationsAsynchronously);
                using (cancellation.Register(() => cancelled.TrySetResult(true)))
                {
                    var first = await Task.WhenAny(task, cancelled.Task).ConfigureAwait(false);
                    if (first != task)
                    {
                        Abandon(task);
                        throw new OperationCanceledException(cancellation);
                    }
                }
            }
            return await task.ConfigureAwait(false);
        }

        private static void Abandon<T>(Task<T> task)
        {
            task.ContinueWith(
                ended =>
                {
                    // Reading the exception marks it as observed.
                    if (ended.IsFaulted) GC.KeepAlive(ended.Exception);
                    else if (!ended.IsCanceled && ended.Result is IDisposable result) result.Dispose();
                },
                CancellationToken.None,
                TaskContinuationOptions.ExecuteSynchronously,
                TaskScheduler.Default);
        }
    }
}
